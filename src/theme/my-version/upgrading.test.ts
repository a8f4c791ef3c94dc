/** @jest-environment jsdom */
import { shownVersion } from './my-version';
import { startUpgrading } from './upgrading';

const page = `<form id="my-version"><input name="from"><input name="to"><input name="file" type="file"><output></output></form>
<details class="releases"><summary>a <small></small></summary><ul><li data-version="4000310"></li><li data-version="4000020"></li></ul></details>
<details class="releases"><summary>b <small></small></summary><ul><li data-version="4000010"></li>${'<li data-version="4000009"></li>'.repeat(10)}</ul></details>`;
const open = () => [...document.querySelectorAll('details')].map((list) => list.open);
/** The number of releases that each list says it shows, and whether the list is shown. */
const shown = () =>
  [...document.querySelectorAll('details')].map(({ hidden, textContent }) => [textContent?.trim(), !hidden]);
const form = () => document.querySelector('form') as HTMLFormElement;
const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement;
const submit = () => form().dispatchEvent(new Event('submit', { cancelable: true }));

let scrolledTo: Element[] = [];

beforeEach(() => {
  scrolledTo = [];
  Element.prototype.scrollIntoView = function record(this: Element) {
    scrolledTo.push(this);
  };
  window.localStorage.clear();
  document.documentElement.removeAttribute('style');
  window.history.replaceState(null, '', '/docs/upgrading');
  document.body.innerHTML = page;
});

test('the lists have what came between the versions of the URL, and count it', () => {
  window.history.replaceState(null, '', '/docs/upgrading?from=4.0.10&to=4.0.300');
  startUpgrading(form());
  expect(shown()).toEqual([
    ['a 1 release', true],
    ['b 0 releases', false],
  ]);
  expect(form().querySelector('output')?.value).toBe('1 release with changes in 1 package.');
  expect(scrolledTo).toEqual([form()]);
  expect(shownVersion()).toBe('');
});

test('a version is stored and compared with the page, until it is cleared', () => {
  startUpgrading(form());
  expect(shown()).toEqual([
    ['a 2 releases', true],
    ['b 11 releases', true],
  ]);
  expect(form().querySelector('output')?.value).toBe('13 releases with changes in 2 packages.');
  expect(open()).toEqual([false, false]);
  expect(scrolledTo).toEqual([]);
  field('from').value = '4.0.9';
  submit();
  expect(shown()).toEqual([
    ['a 2 releases', true],
    ['b 1 release', true],
  ]);
  // A few releases are open, many would be too long to find a package.
  expect(open()).toEqual([true, true]);
  expect(window.localStorage.getItem('my-version')).toBe('--mine:4000009;--my:"4.0.9"');
  expect([shownVersion(), window.location.search]).toEqual(['4.0.9', '?from=4.0.9']);
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
