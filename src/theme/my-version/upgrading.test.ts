/** @jest-environment jsdom */
import { shownVersion } from './my-version';
import { startUpgrading } from './upgrading';

const page = `<form id="my-version"><input name="from"><input name="to"><input name="file" type="file"><output></output></form>
<h3>a</h3><details class="releases"><ul><li data-version="4000310"></li><li data-version="4000020"></li></ul></details>
<h3>b</h3><details class="releases"><ul><li data-version="4000010"></li></ul></details>`;
const open = () => [...document.querySelectorAll('details')].map((list) => list.open);
const shown = () => [...document.querySelectorAll<HTMLElement>('h3, li')].map(({ hidden }) => !hidden);
const form = () => document.querySelector('form') as HTMLFormElement;
const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement;
const submit = () => form().dispatchEvent(new Event('submit', { cancelable: true }));

beforeEach(() => {
  window.localStorage.clear();
  document.documentElement.removeAttribute('style');
  window.history.replaceState(null, '', '/docs/upgrading');
  document.body.innerHTML = page;
});

test('the list has what came between the versions of the URL', () => {
  window.history.replaceState(null, '', '/docs/upgrading?from=4.0.10&to=4.0.300');
  startUpgrading(form());
  expect(shown()).toEqual([true, false, true, false, false]);
  expect(shownVersion()).toBe('');
});

test('a version is stored and compared with the page, until it is cleared', () => {
  startUpgrading(form());
  expect(shown()).toEqual([true, true, true, true, true]);
  expect(open()).toEqual([false, false]);
  field('from').value = '4.0.290';
  submit();
  expect(shown()).toEqual([true, true, false, false, false]);
  expect(open()).toEqual([true, true]);
  expect(window.localStorage.getItem('my-version')).toBe('--mine:4000290;--my:"4.0.290"');
  expect([shownVersion(), window.location.search]).toEqual(['4.0.290', '?from=4.0.290']);
  form().reset();
  expect([shownVersion(), window.location.search, window.localStorage.length]).toEqual(['', '', 0]);
});

test('a text without a version is told, and changes nothing', () => {
  startUpgrading(form());
  field('from').value = 'latest';
  submit();
  expect(form().querySelector('output')?.value).toContain('No exact version found');
  expect(window.localStorage).toHaveLength(0);
});
