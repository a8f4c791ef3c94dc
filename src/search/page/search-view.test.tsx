/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */

import type { SearchAnswer, SearchClient, SearchHit, SearchRequest } from '@docs/search/client';
import { navigate } from 'gatsby';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { readSaved } from '../saved-searches';
import { SearchView } from './search-view';

const search = jest.fn<Promise<{ results: SearchAnswer[] }>, [{ requests: SearchRequest[] }]>();
jest.mock('../load-client', () => ({ loadSearchClient: async (): Promise<SearchClient> => ({ search }) }));

const none = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

function hit(path: string, lvl1: string): SearchHit {
  return {
    objectID: path,
    url: path,
    type: 'lvl1',
    content: `About ${lvl1}`,
    hierarchy: { lvl0: 'Core', lvl1, ...none },
    _snippetResult: { content: { value: `About <mark>${lvl1}</mark>` } },
  };
}

/** Answers requests as an index with `count` matching pages would. */
function answerWith(count: number) {
  const hits = Array.from({ length: count }, (_, index) => hit(`/docs/${index}`, `<Page ${index}>`));
  search.mockImplementation(async ({ requests }) => ({
    results: requests.map(({ hitsPerPage }) => ({
      hits: hits.slice(0, Number(hitsPerPage)),
      nbHits: count,
      nbPages: Math.ceil(count / (Number(hitsPerPage) || 1)),
      facets: { part: { api: count, blog: 1 } },
    })),
  }));
}

let root: ReturnType<typeof createRoot>;
let box: HTMLElement;
const openUrl = jest.fn();

async function open(address = '') {
  window.history.replaceState(null, '', `/search${address}`);
  await act(async () =>
    root.render(
      <SearchView location={{ search: address }} openUrl={openUrl}>
        Start
      </SearchView>,
    ),
  );
}

const one = <Found extends Element = HTMLElement>(selector: string) =>
  box.querySelector<Found>(selector) as Found;
const texts = (selector: string) => [...box.querySelectorAll(selector)].map(({ textContent }) => textContent);
const input = () => one<HTMLInputElement>('input[role="combobox"]');
const options = () => texts('[role="option"]');
const isOpen = () => box.querySelector('[role="listbox"], .message') !== null;
const asked = () => search.mock.calls.flatMap(([{ requests }]) => requests.slice(0, 1));

const focus = () => act(async () => input().focus());

async function write(text: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text);
    input().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function press(key: string, more: KeyboardEventInit = {}) {
  await act(async () => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    const goesOn = input().dispatchEvent(event);
    if (key === 'Enter' && goesOn) input().form?.requestSubmit();
  });
}

const click = (element: Element) =>
  act(async () => {
    element.addEventListener('click', (event) => element.tagName === 'A' && event.preventDefault());
    (element as HTMLElement).click();
  });

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  localStorage.clear();
  answerWith(3);
  box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
});

afterEach(async () => {
  await act(async () => root.unmount());
  box.remove();
  jest.restoreAllMocks();
  search.mockReset();
  openUrl.mockReset();
  (navigate as jest.Mock).mockReset();
});

test('the HTML of the page knows no query', () => {
  const html = renderToStaticMarkup(
    <SearchView location={{ search: '?q=frame' }} openUrl={openUrl}>
      Start
    </SearchView>,
  );
  expect(html).toContain('Start');
  expect(html).not.toContain('frame');
});

test('without a query nothing is asked', async () => {
  await open();
  expect(box.textContent).toContain('Start');
  expect(search).not.toHaveBeenCalled();
});

test('the query of the address is answered: how many, page by page, as they are written', async () => {
  await open('?q=frame');
  expect(one('output').textContent).toBe('3 results for “frame”');
  expect(texts('h2')).toEqual(['<Page 0>', '<Page 1>', '<Page 2>']);
  expect(one('article .snippet').innerHTML).toBe('About <mark>&lt;Page 0&gt;</mark>');
  expect(one('article .snippet').textContent).toBe('About <Page 0>');
  expect(input().value).toBe('frame');
  expect(isOpen()).toBe(false);
});

test('while only titles have been searched, the answer is provisional and has no number', async () => {
  search.mockResolvedValue({ results: [{ hits: [hit('/a', 'A')], nbHits: 1, exhaustiveNbHits: false }] });
  await open('?q=frame');
  expect(one('output').textContent).toBe('Searching the full text …');
});

test('more results are loaded, and the address says how many', async () => {
  answerWith(45);
  await open('?q=frame');
  const more = () =>
    [...box.querySelectorAll('button')].find(({ textContent }) => textContent === 'Load more results');
  expect(texts('h2')).toHaveLength(20);
  await click(more() as Element);
  expect(texts('h2')).toHaveLength(40);
  expect(window.location.search).toBe('?q=frame&page=2');
  expect(document.activeElement?.textContent).toBe('<Page 20>');
  await click(more() as Element);
  expect(texts('h2')).toHaveLength(45);
  expect(more()).toBeUndefined();
});

test('what the address says is shown again', async () => {
  answerWith(45);
  await open('?q=frame&part=api&page=2');
  expect(texts('h2')).toHaveLength(40);
  expect(asked()[0]).toMatchObject({ hitsPerPage: 40, facetFilters: expect.arrayContaining([['part:api']]) });
  expect(one<HTMLInputElement>('fieldset input:checked').parentElement?.textContent).toBe('API reference 45');
});

test('results are narrowed to parts of the site that have any', async () => {
  await open('?q=frame&page=2');
  expect(texts('fieldset label')).toEqual(['All 3', 'API reference 3', 'Blog 1']);
  expect(one<HTMLInputElement>('fieldset input').checked).toBe(true);
  const api = () => one('fieldset label:nth-child(2) input');
  await click(api());
  expect(one<HTMLInputElement>('fieldset input').checked).toBe(false);
  expect(window.location.search).toBe('?q=frame&part=api');
  expect(asked().at(-1)?.facetFilters).toContainEqual(['part:api']);
  await click(api());
  expect(window.location.search).toBe('?q=frame');
  await click(api());
  await click(one('fieldset input'));
  expect(window.location.search).toBe('?q=frame');
});

test('the panel opens on focus and on typing, and shows what was chosen before', async () => {
  await open();
  await focus();
  expect(box.textContent).toContain('No recent searches');
  await write('fra');
  expect(options()).toEqual(['<Page 0>Core', '<Page 1>Core', '<Page 2>Core']);
  expect(input().getAttribute('aria-expanded')).toBe('true');
  await click(one('[role="option"]'));
  expect(isOpen()).toBe(false);
  await write('');
  expect(options()).toEqual(['<Page 0>Core']);
});

test('Escape closes the panel, and a second one clears the query', async () => {
  await open();
  await write('frame');
  await press('Escape');
  expect([isOpen(), input().value]).toEqual([false, 'frame']);
  await press('Escape');
  expect([isOpen(), input().value]).toEqual([false, '']);
});

test('the panel closes on blur and on submit [4.2]', async () => {
  await open();
  await focus();
  await write('frame');
  await act(async () => input().blur());
  expect(isOpen()).toBe(false);
  await focus();
  expect(isOpen()).toBe(true);
  await press('Enter');
  expect(isOpen()).toBe(false);
  expect(navigate).toHaveBeenCalledWith('/search?q=frame');
});

test('arrows go around, and Enter opens the active suggestion', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  await open();
  await write('frame');
  const active = () => box.querySelector('[aria-selected="true"]');
  for (const index of [0, 1, 2, 0]) {
    await press('ArrowDown');
    expect(active()?.textContent).toBe(`<Page ${index}>Core`);
    expect(input().getAttribute('aria-activedescendant')).toBe(active()?.id);
  }
  await press('ArrowUp');
  expect(active()?.textContent).toBe('<Page 2>Core');
  await press('Enter', { metaKey: true });
  await press('Enter', { shiftKey: true });
  expect(opened.mock.calls).toEqual([
    ['/docs/2', '_blank', 'noopener'],
    ['/docs/2', '_blank', 'noopener'],
  ]);
  expect(isOpen()).toBe(true);
  await press('Enter');
  expect(openUrl).toHaveBeenCalledWith('/docs/2');
  expect(isOpen()).toBe(false);
  expect(readSaved('remotion').recent).toMatchObject([{ url: '/docs/2' }]);
});

test('a result that is followed is remembered', async () => {
  await open('?q=frame');
  await click(one('article a'));
  expect(readSaved('remotion').recent).toMatchObject([{ objectID: '/docs/0', url: '/docs/0' }]);
});

test('nothing found: other queries, all parts, and where to say so', async () => {
  const known = ['frame', 'now', 'Recorder', 'Templates'];
  search.mockImplementation(async ({ requests }) => ({
    results: requests.map(({ query }) => ({ hits: [], nbHits: known.includes(query) ? 3 : 0 })),
  }));
  await open('?q=current+frame+now+please&part=api');
  expect(box.textContent).toContain('No results for “current frame now please”');
  expect(box.textContent).toContain('Try searching for');
  expect(texts('section ul button')).toEqual(['frame', 'now', 'Recorder']);
  expect(box.textContent).toContain('Believe this query should return results? Let us know.');
  await click(one('section button'));
  expect(window.location.search).toBe('?q=current+frame+now+please');
});

test('what is to be known of an answer is said', async () => {
  search.mockResolvedValue({ results: [{ hits: [], nbHits: 0, message: 'Only titles were searched.' }] });
  await open('?q=frame');
  expect(texts('.note')).toEqual(['Only titles were searched.']);
});

test('a failure is reported, and asked about again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  search.mockRejectedValue(new Error('Unreachable hosts'));
  await open('?q=frame');
  expect(one('[role="alert"]').textContent).toContain('Unable to fetch results');
  expect(one('[role="alert"]').textContent).toContain('You might want to check your network connection.');
  expect(one('[role="alert"]').textContent).toContain('Unreachable hosts');
  answerWith(1);
  await click(one('[role="alert"] button'));
  expect(texts('h2')).toEqual(['<Page 0>']);
});

test.each([
  ['control characters', '%00%07'],
  ['10,000 characters', 'a'.repeat(10_000)],
  ['text from right to left', '%D7%A9%D7%9C%D7%95%D7%9D'],
  ['an emoji', '%F0%9F%8E%AC'],
  ['HTML', '<img src=x>'],
  ['part of an expression', '[a-z'],
  ['spaces', '%20%20'],
])('an address may ask for %s', async (_, query) => {
  await open(`?q=${query}`);
  expect(asked().every((request) => request.query.length > 0 && request.query.length <= 64)).toBe(true);
  expect(box.querySelector('img')).toBeNull();
});

test('forbidden storage is reported, and breaks nothing', async () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  await open('?q=frame');
  await click(one('article a'));
  await focus();
  await write('');
  expect(box.textContent).toContain('Searches are not remembered here');
  await write('frame');
  await press('ArrowDown');
  await press('Enter');
  expect(openUrl).toHaveBeenCalledWith('/docs/0');
});
