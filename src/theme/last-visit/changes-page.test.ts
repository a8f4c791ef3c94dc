/** @jest-environment jsdom */
import { mergeSections, startChangesPage } from './changes-page';

const text = (day: string, before: string, after: string, id = 'fps') => ({
  id,
  title: 'fps',
  day,
  before,
  after,
});
const box = () => document.getElementById('comparison') as HTMLElement;
const button = () => document.querySelector('button') as HTMLButtonElement;

/** Opens the page with these old and new texts of `/docs/a`. */
async function open(hash: string, texts?: object[]): Promise<string[]> {
  document.body.innerHTML =
    '<div id="comparison"></div><h2>Week</h2><ul></ul><p><button>Stop remembering pages</button></p>';
  window.history.replaceState(null, '', `/docs/changes${hash}`);
  const requested: string[] = [];
  window.fetch = (async (url: string) => {
    requested.push(url);
    return { ok: texts !== undefined, json: async () => texts };
  }) as unknown as typeof fetch;
  await startChangesPage(box());
  return requested;
}

beforeEach(() => {
  window.localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});

test('the old and new text of a page since a day takes the place of the lists', async () => {
  const texts = [
    text('2025-01-01', 'zero', 'a frame'),
    text('2025-01-08', 'a frame', 'the frame'),
    text('2025-01-15', 'the frame', 'the <b> frame'),
  ];
  expect(await open('#page=/docs/a&since=2025-01-05', texts)).toEqual(['/doc-changes/docs.a.json']);
  expect(box().innerHTML).toBe(
    '<h2>Changes to <a href="/docs/a">/docs/a</a> since January 5, 2025</h2>' +
      '<h3><a href="/docs/a#fps">fps</a></h3>' +
      '<div class="texts"><del>a </del><ins>the &lt;b&gt; </ins>frame</div>' +
      '<button class="button">All changes</button>',
  );
  const list = document.querySelector('body > h2') as HTMLElement;
  expect(list.hidden).toBe(true);
  box().querySelector('button')?.click();
  expect([list.hidden, box().innerHTML, window.location.hash]).toEqual([false, '', '']);
});

test('a page without old texts, or of another site, says so or does nothing', async () => {
  await open('#page=/docs/a&since=2025-01-05');
  expect(box().textContent).toContain('no longer has the old text');
  expect(await open('#page=https://b.dev/a')).toEqual([]);
  expect(await open('')).toEqual([]);
});

test('a section that is as it was is no change', () => {
  const there = text('2025-01-08', 'a', 'b');
  const back = text('2025-01-15', 'b', 'a');
  expect(mergeSections([there, back])).toEqual([]);
  expect(mergeSections([there])).toEqual([there]);
});

test('the button turns the memory off and on', async () => {
  window.localStorage.setItem('last-visits', '{"/docs/a":["2025-01-01","a"]}');
  await open('');
  button().click();
  expect(window.localStorage.getItem('last-visits')).toBe('off');
  expect(button().textContent).toBe('Remember the pages I read');
  button().click();
  expect(window.localStorage.getItem('last-visits')).toBeNull();
  expect(button().textContent).toBe('Stop remembering pages');
});
