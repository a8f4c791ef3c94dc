/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */

import type { SearchAnswer, SearchClient, SearchHit, SearchRequest } from '@docs/search/client';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { searchSettings } from '../requests';
import { savedKey, savingFailed } from '../saved-searches';
import { SearchModal } from './search-modal';

const search = jest.fn<Promise<{ results: SearchAnswer[] }>, [{ requests: SearchRequest[] }]>();
const load = jest.fn(async (): Promise<SearchClient> => ({ search }));
jest.mock('../load-client', () => ({ loadSearchClient: () => load() }));
jest.mock('../use-written-answers', () => ({
  useWrittenAnswers: () =>
    ['One?', 'Two?', 'Three?', 'Four?', 'Five?', 'Six?'].map((question) => ({
      question,
      sources: [{ url: `/docs/a#${question}` }],
    })),
}));

const none = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

function hit(
  path: string,
  lvl1: string,
  { group = 'Core', content = null as string | null, anchor = '' } = {},
): SearchHit {
  return {
    objectID: path + anchor,
    url: path + anchor,
    type: content ? 'content' : 'lvl1',
    content,
    hierarchy: { lvl0: group, lvl1, ...none },
    _highlightResult: { hierarchy: { lvl0: { value: group } } },
    _snippetResult: { hierarchy: { lvl1: { value: lvl1.replace('Seq', '<mark>Seq</mark>') } } },
  };
}

const answer = (hits: SearchHit[], nbHits = hits.length) => ({ results: [{ hits, nbHits }] });
const onClose = jest.fn();
const openUrl = jest.fn();
let root: ReturnType<typeof createRoot>;

async function open(query = '', path = '/docs/') {
  const page = { path, sidebarName: null };
  await act(async () =>
    root.render(
      <SearchModal query={query} isSelection={false} page={page} openUrl={openUrl} onClose={onClose} />,
    ),
  );
}

const one = <Found extends Element = HTMLElement>(selector: string) =>
  document.querySelector<Found>(selector) as Found;
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const input = () => one<HTMLInputElement>('.DocSearch-Input');

async function write(text: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text);
    input().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function press(key: string, target: Element = input(), more: KeyboardEventInit = {}) {
  await act(async () => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  });
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
  localStorage.clear();
  search.mockReset().mockResolvedValue(answer([]));
  load.mockClear();
  root = createRoot(document.createElement('div'));
});

afterEach(async () => {
  await act(async () => root.unmount());
  jest.useRealTimers();
  jest.restoreAllMocks();
  onClose.mockReset();
  openUrl.mockReset();
});

test('it is a dialog, and begins with the recent searches', async () => {
  await open();
  expect(one('.DocSearch-Container').getAttribute('role')).toBe('dialog');
  expect(input().placeholder).toBe('Search docs');
  expect(input().maxLength).toBe(64);
  expect(document.body.textContent).toContain('No recent searches');
  expect(search).not.toHaveBeenCalled();
});

test('below recent searches there are five tasks and Ask, which close it', async () => {
  await open();
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.search-start a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['One?', '/docs/a#One?'],
    ['Two?', '/docs/a#Two?'],
    ['Three?', '/docs/a#Three?'],
    ['Four?', '/docs/a#Four?'],
    ['Five?', '/docs/a#Five?'],
    ['Ask the docs a question', '/ai'],
  ]);
  links[0]?.addEventListener('click', (event) => event.preventDefault());
  await act(async () => links[0]?.click());
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the engine begins to load when the modal opens, and only a search reports that loading failed', async () => {
  load.mockRejectedValueOnce(new Error('no such chunk'));
  await open();
  expect(load).toHaveBeenCalledTimes(1);
  expect(document.querySelector('[role="alert"]')).toBeNull();
  search.mockResolvedValue(answer([hit('/docs/a', 'A')]));
  await write('seq');
  expect(texts('.DocSearch-Hit-title')).toEqual(['A']);
});

test('the request is filtered by the language and the version, and asks for short snippets [7.1]', async () => {
  await open('seq');
  const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
  expect(search.mock.calls[0]?.[0].requests).toEqual([
    {
      query: 'seq',
      indexName: 'remotion',
      hitsPerPage: 20,
      facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
      attributesToRetrieve: ['hierarchy.lvl0', ...levels, 'content', 'type', 'url'],
      attributesToSnippet: [...levels.map((level) => `${level}:10`), 'content:10'],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      clickAnalytics: false,
    },
  ]);
});

test('where it is switched on, only the part of the site that one is in is searched', async () => {
  searchSettings.contextualSearch = true;
  await open('seq', '/docs/sequence');
  searchSettings.contextualSearch = false;
  expect(search.mock.calls[0]?.[0].requests[0]?.facetFilters).toContainEqual(['part:guides']);
});

test('results of other sites keep their addresses', async () => {
  search.mockResolvedValue(answer([hit('https://www.mediabunny.dev/guide', 'Guide')]));
  await open('guide');
  expect(one<HTMLAnchorElement>('.DocSearch-Hit a').href).toBe('https://www.mediabunny.dev/guide');
  await press('Enter');
  expect(openUrl).toHaveBeenCalledWith('https://www.mediabunny.dev/guide');
});

test('snippets are shorter on narrow screens [9.1]', async () => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  await open('seq');
  expect(search.mock.calls[0]?.[0].requests[0]?.attributesToSnippet).toContain('content:5');
});

test('hits stand in their groups, five at most, names as they are written [9.1]', async () => {
  const core = Array.from({ length: 7 }, (_, index) => hit(`/docs/${index}`, `<Sequence${index}>`));
  search.mockResolvedValue(answer([...core, hit('/blog/a', 'A post', { group: 'Blog' })], 42));
  await open('seq');
  expect(texts('.DocSearch-Hit-source')).toEqual(['Core', 'Blog']);
  expect(document.querySelectorAll('.DocSearch-Hit')).toHaveLength(6);
  expect(one('.DocSearch-Hit-title').innerHTML).toBe('&lt;<mark>Seq</mark>uence0&gt;');
  expect(one<HTMLAnchorElement>('.DocSearch-HitsFooter a').getAttribute('href')).toBe('/search?q=seq');
  expect(texts('.DocSearch-HitsFooter')).toEqual(['See all 42 results']);
  expect(one('output').textContent).toBe('42 results');
  expect(one('.DocSearch-Hit').getAttribute('role')).toBe('treeitem');
  const lists = [...document.querySelectorAll('.DocSearch-Hits ul')].map(({ id }) => id);
  expect(input().getAttribute('aria-controls')).toBe(lists.join(' '));
});

test('a text stands below its page, and is remembered as that page [2.44]', async () => {
  const page = hit('/docs/sequence', '<Sequence>');
  search.mockResolvedValue(
    answer([page, hit('/docs/sequence', '<Sequence>', { content: 'Shifts <time>', anchor: '#x' })]),
  );
  await open('seq');
  const child = one('.DocSearch-Hit--Child');
  expect(child.querySelector('.DocSearch-Hit-title')?.innerHTML).toBe('Shifts &lt;time&gt;');
  await press('ArrowDown');
  await press('Enter');
  expect(openUrl).toHaveBeenCalledWith('/docs/sequence#x');
  expect(onClose).toHaveBeenCalled();
  const stored = JSON.parse(localStorage.getItem(savedKey('recent', 'remotion')) ?? '[]');
  expect(stored).toMatchObject([{ objectID: '/docs/sequence', url: '/docs/sequence' }]);
});

test('arrows go around, Ctrl+Enter opens another tab and leaves the modal open', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  search.mockResolvedValue(answer([hit('/docs/a', 'A'), hit('/docs/b', 'B')]));
  await open('seq');
  const selected = () => texts('.DocSearch-Hit[aria-selected="true"] .DocSearch-Hit-title');
  expect(selected()).toEqual(['A']);
  await press('ArrowUp');
  expect(selected()).toEqual(['B']);
  await press('ArrowDown');
  expect(selected()).toEqual(['A']);
  await press('Enter', input(), { ctrlKey: true });
  expect(opened).toHaveBeenCalledWith('/docs/a', '_blank', 'noopener');
  await press('Enter', input(), { shiftKey: true });
  expect(opened).toHaveBeenCalledTimes(2);
  expect(onClose).not.toHaveBeenCalled();
  expect(openUrl).not.toHaveBeenCalled();
});

test('nothing found: other queries, and where to say so [2.47, 8.2, 9.2]', async () => {
  // An earlier query found groups. They must not be suggested for the query without results.
  search.mockResolvedValueOnce(
    answer([hit('/a', 'A'), ...'BCDE'.split('').map((group) => hit(`/${group}`, 'x', { group }))]),
  );
  await open('seq');
  search.mockImplementation(async ({ requests }: { requests: { query: string }[] }) => ({
    results: requests.map(({ query }) => ({ hits: [], nbHits: query === 'seqx zz' ? 0 : 5 })),
  }));
  await write('seqx zz');
  await act(async () => undefined);
  const nothing = one('.DocSearch-NoResults');
  expect(nothing.textContent).toContain('No results for "seqx zz"');
  expect(nothing.textContent).toContain('Try searching for');
  expect(texts('.search-other-queries .DocSearch-Prefill')).toEqual(['seqx', 'Guides', 'API reference']);
  expect(nothing.textContent).toContain('Believe this query should return results? Let us know.');
  const url = new URL(String(nothing.querySelector('a')?.href));
  expect(url.searchParams.get('title')).toContain('seqx');
});

test('what is to be known of an answer is said', async () => {
  search.mockResolvedValue({
    results: [{ hits: [hit('/a', 'A')], nbHits: 1, message: 'Only titles were searched.' }],
  });
  await open('seq');
  expect(texts('.search-note')).toEqual(['Only titles were searched.']);
  expect(one('output').textContent).toBe('1 result');
});

test('an answer from titles alone is provisional, and replaced by a whole one, but not under the reader’s selection or pointer', async () => {
  jest.useFakeTimers();
  const titles = [hit('/a', 'A'), hit('/b', 'B')];
  const partial = { results: [{ hits: titles, nbHits: 2, exhaustiveNbHits: false }] };
  search.mockResolvedValue(partial);
  await open('seq');
  search.mockClear();
  expect(texts('.search-note')).toEqual(['Searching the full text …']);
  expect(texts('.DocSearch-HitsFooter')).toEqual(['See all results']);
  expect(one('output').textContent).toBe('');
  const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds));
  await pass(399);
  expect(search).not.toHaveBeenCalled();
  await pass(1);
  expect(search.mock.calls.map(([{ requests }]) => requests[0]?.query)).toEqual(['seq']);

  await press('ArrowDown');
  await pass(4000);
  expect(search).toHaveBeenCalledTimes(1);
  await press('ArrowUp');
  const point = (target: Element) =>
    act(async () => void target.dispatchEvent(new MouseEvent('mousemove', { bubbles: true })));
  await point(one('.DocSearch-Hit'));
  await pass(4000);
  expect(search).toHaveBeenCalledTimes(1);
  await point(input());
  search.mockResolvedValue({ results: [{ hits: titles, nbHits: 9, exhaustiveNbHits: true }] });
  await pass(400);
  expect(texts('.DocSearch-HitsFooter')).toEqual(['See all 9 results']);
  await pass(4000);
  expect(search).toHaveBeenCalledTimes(2);
});

test('a search that takes longer than 300 ms is stalled, until it is answered [4.1]', async () => {
  await open();
  jest.useFakeTimers();
  let resolve = (_: { results: SearchAnswer[] }) => {};
  search.mockReturnValue(
    new Promise((settle) => {
      resolve = settle;
    }),
  );
  const isStalled = () => one('.DocSearch-Container').matches('.DocSearch-Container--Stalled');
  await write('seq');
  await act(async () => jest.advanceTimersByTime(299));
  expect(isStalled()).toBe(false);
  await act(async () => jest.advanceTimersByTime(1));
  expect(isStalled()).toBe(true);
  await act(async () => resolve(answer([hit('/docs/a', 'A')])));
  expect(isStalled()).toBe(false);
});

test('a failure is shown, asked about again, and forgotten with the query', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  search.mockRejectedValue(new Error('Unreachable hosts - your application id may be incorrect.'));
  await open('seq');
  const alert = () => document.querySelector('[role="alert"]');
  expect(alert()?.textContent).toContain('Unable to fetch results');
  expect(alert()?.textContent).toContain('You might want to check your network connection.');
  expect(alert()?.querySelector('[class*="reason"]')?.textContent).toBe('Unreachable hosts');
  expect(one('[data-failed]')).not.toBeNull();
  await write('');
  expect(alert()).toBeNull();
  await write('se');
  expect(alert()).not.toBeNull();

  search.mockResolvedValue(answer([hit('/docs/a', 'A')]));
  await act(async () => one<HTMLButtonElement>('[role="alert"] button').click());
  expect(alert()).toBeNull();
  expect(texts('.DocSearch-Hit-title')).toEqual(['A']);
});

test.each([
  ['10,000 characters', 'a'.repeat(10_000)],
  ['control characters', '\u0000\u0007\u001b'],
  ['text from right to left', 'שלום עולם'],
  ['emoji, the last of which is cut in half', `${'🎬'.repeat(31)}a🎬`],
  ['HTML', '<img src=x onerror=alert(1)>'],
  ['an expression', '[a-z]+(?=x)\\'],
  ['spaces', '   '],
])('a query may be %s', async (_, text) => {
  search.mockImplementation(async ({ requests }) => answer([hit('/docs/a', String(requests[0]?.query))]));
  await open();
  await write(text);
  expect(texts('.DocSearch-Hit-title').length).toBeLessThanOrEqual(1);
  expect(document.querySelector('.DocSearch-Hit img')).toBeNull();
  expect(search.mock.calls.every(([{ requests }]) => String(requests[0]?.query).length <= 64)).toBe(true);
});

test('full storage: nothing is remembered, and results open', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  search.mockResolvedValue(answer([hit('/docs/a', 'A')]));
  await open();
  expect(texts('.search-note')).toEqual([savingFailed]);
  await write('seq');
  expect(texts('.search-note')).toEqual([]);
  await press('Enter');
  expect(openUrl).toHaveBeenCalledWith('/docs/a');
  expect(onClose).toHaveBeenCalled();
});

const savedHits = (names: string) => [...names].map((name) => ({ ...hit(`/${name}`, name), content: null }));
const store = (kind: 'recent' | 'favorite', names: string) =>
  localStorage.setItem(savedKey(kind, 'remotion'), JSON.stringify(savedHits(names)));
const stored = (kind: 'recent' | 'favorite') =>
  JSON.parse(localStorage.getItem(savedKey(kind, 'remotion')) ?? '[]')
    .map(({ hierarchy }: SearchHit) => hierarchy.lvl1)
    .join('');

test.each([
  ['seven recent searches are kept', '', 'NABCDEF'],
  ['four are kept beside a favorite', 'X', 'NABC'],
  ['a favorite that is chosen is no recent search', 'NX', 'ABCDEFG'],
])('choosing a result: %s [4.4, 9.4]', async (_, favorites, expected) => {
  store('recent', 'ABCDEFG');
  if (favorites) store('favorite', favorites);
  search.mockResolvedValue(answer([hit('/N', 'N')]));
  await open('n');
  await press('Enter');
  expect(stored('recent')).toBe(expected);
});

test('a recent search becomes a favorite, of which ten are kept; both can be removed [4.4, 9.6]', async () => {
  store('recent', 'NR');
  store('favorite', 'ABCDEFGHIJ');
  await open();
  const change = (title: string) =>
    act(async () => {
      const button = one(`[title="${title}"]`);
      button.click();
      button.closest('li')?.dispatchEvent(new Event('transitionend', { bubbles: true }));
    });
  await change('Save this search');
  expect([stored('favorite'), stored('recent')]).toEqual(['NABCDEFGHI', 'R']);
  await change('Remove this search from history');
  expect(stored('recent')).toBe('');
  await change('Remove this search from favorites');
  expect(stored('favorite')).toBe('ABCDEFGHI');
});

test.each([
  '{',
  '[{"objectID":1}]',
  '"x"',
])('storage with something else in it is put in order: %s', async (stored) => {
  localStorage.setItem(savedKey('favorite', 'remotion'), stored);
  await open();
  expect(document.body.textContent).toContain('No recent searches');
});

test('Tab goes around', async () => {
  await open('seq');
  const stops = [
    ...document.querySelectorAll<HTMLElement>('.DocSearch a[href], .DocSearch button, .DocSearch input'),
  ];
  const last = stops[stops.length - 1] as HTMLElement;
  last.focus();
  await press('Tab', last);
  expect(document.activeElement).toBe(input());
  await press('Tab', input(), { shiftKey: true });
  expect(document.activeElement).toBe(last);
});
