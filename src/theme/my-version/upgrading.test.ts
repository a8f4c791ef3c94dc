/** @jest-environment jsdom */
import { shownVersion } from './my-version';
import { startUpgrading } from './upgrading';

const page = `<form id="my-version"><input name="from"><input name="to" placeholder="4.0.357"><input name="file" type="file"><output></output></form>
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

test.each([
  ['from', 'latest', '“latest” isn’t an exact version.'],
  ['from', '^4.0.0', '“^4.0.0” isn’t an exact version.'],
  ['from', 'the newest one', 'No Remotion version found.'],
  ['to', '4.0.x', '“4.0.x” isn’t an exact version.'],
])('a text without a version is told, and changes nothing: %s=%s', (name, text, message) => {
  startUpgrading(form());
  field(name).value = text;
  submit();
  expect(form().querySelector('output')?.value).toContain(message);
  expect(window.localStorage).toHaveLength(0);
  expect(window.location.search).toBe('');
});

test('a range in the URL is told', () => {
  window.history.replaceState(null, '', '/docs/upgrading?from=^4.0.0');
  startUpgrading(form());
  expect(form().querySelector('output')?.value).toContain('“^4.0.0” isn’t an exact version.');
});

test('versions may be in any order, and the newest one needs no number', () => {
  startUpgrading(form());
  field('from').value = '4.0.20';
  field('to').value = '4.0.9';
  submit();
  expect(form().querySelector('output')?.value).toBe('2 releases with changes in 2 packages.');
  field('to').value = 'latest';
  submit();
  expect(window.location.search).toBe('?from=4.0.20');
});

test('a version that the documentation does not know is stored, but has no list', () => {
  startUpgrading(form());
  field('from').value = 'v4.1.0';
  submit();
  expect(form().querySelector('output')?.value).toBe('Nothing is known about versions after 4.0.357 yet.');
  expect([shownVersion(), field('from').value]).toEqual(['4.1.0', '4.1.0']);
});

test('the text of a file is in neither the field nor the URL', () => {
  startUpgrading(form());
  const file = '{"name": "secret", "dependencies": {"remotion": "4.0.20"}}';
  const paste = Object.assign(new Event('paste', { cancelable: true }), {
    clipboardData: { getData: () => file },
  });
  field('from').dispatchEvent(paste);
  expect(paste.defaultPrevented).toBe(true);
  expect([field('from').value, window.location.search]).toEqual(['4.0.20', '?from=4.0.20']);
  // As some browsers paste it from a menu.
  field('from').value = file;
  submit();
  expect([field('from').value, window.location.search]).toEqual(['4.0.20', '?from=4.0.20']);
});

test.each([
  ['a lockfile', async () => 'remotion@4.0.20:\n', '1 release with changes in 1 package.'],
  ['a picture', async () => '\u0089PNG\r\n\n', 'No Remotion version found.'],
  [
    'a folder',
    async () => {
      throw new Error('not a file');
    },
    'No Remotion version found.',
  ],
])('a file is dropped anywhere on the page: %s', async (_name, text, message) => {
  startUpgrading(form());
  const drop = (dataTransfer: object) => {
    const event = Object.assign(new Event('drop', { cancelable: true, bubbles: true }), { dataTransfer });
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(drop({ files: [{ text }] })).toBe(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(form().querySelector('output')?.value).toContain(message);
  // A text that is dragged goes where the reader drops it, and other pages have no form.
  expect(drop({ files: [] })).toBe(false);
  form().remove();
  expect(drop({ files: [{ text }] })).toBe(false);
});
