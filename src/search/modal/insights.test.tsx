/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */

import type { SearchClient, SearchHit } from '@docs/search/client';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { searchSettings } from '../requests';
import { SearchModal } from './search-modal';

const perGroup = 5;
let hits: SearchHit[] = [];
jest.mock('../load-client', () => ({
  loadSearchClient: async (): Promise<SearchClient> => ({
    search: async () => ({ results: [{ hits, nbHits: hits.length, queryID: 'query-1' }] }),
  }),
}));

jest.mock('../use-written-answers', () => ({ useWrittenAnswers: () => [] }));
jest.mock('../credentials', () => ({
  credentials: { appId: 'app', apiKey: 'key' },
  isHosted: true,
}));

type Insights = jest.Mock & { version?: string };
type InsightsWindow = { aa?: Insights | undefined; AlgoliaAnalyticsObject?: string | undefined };

const none = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const manyHits = (count: number): SearchHit[] =>
  Array.from({ length: count }, (_, index) => ({
    objectID: `hit-${index}`,
    url: `/${index}`,
    type: 'lvl1',
    content: null,
    // DocSearch shows five hits per group.
    hierarchy: { lvl0: `Group ${Math.floor(index / perGroup)}`, lvl1: `Page ${index}`, ...none },
  }));

let root: ReturnType<typeof createRoot>;

async function open() {
  const page = { path: '/docs/', sidebarName: null };
  await act(async () =>
    root.render(
      <SearchModal query="page" isSelection={false} page={page} openUrl={jest.fn()} onClose={jest.fn()} />,
    ),
  );
}

const script = () => document.querySelector<HTMLScriptElement>('script[src*="search-insights"]');
const calls = (aa: Insights, name: string) => aa.mock.calls.filter(([called]) => called === name);

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  window.scrollTo = jest.fn();
  jest.useFakeTimers();
  localStorage.clear();
  hits = manyHits(45);
  root = createRoot(document.createElement('div'));
});

afterEach(async () => {
  await act(async () => root.unmount());
  jest.useRealTimers();
  jest.restoreAllMocks();
  script()?.remove();
  searchSettings.insights = false;
  Object.assign(window as InsightsWindow, { aa: undefined, AlgoliaAnalyticsObject: undefined });
});

test('nothing is loaded and nothing is sent unless it is switched on [7.3]', async () => {
  const aa: Insights = jest.fn();
  Object.assign(window, { aa });
  await open();
  await act(async () => jest.advanceTimersByTime(2000));
  expect(document.querySelectorAll('.DocSearch-Hit')).toHaveLength(45);
  expect(aa).not.toHaveBeenCalled();
  expect(script()).toBeNull();
});

test('what was looked at is sent after 400 ms, in batches of 20 [9.7]', async () => {
  const aa: Insights = Object.assign(jest.fn(), { version: '2.15.0' });
  Object.assign(window, { aa });
  searchSettings.insights = true;
  await open();
  // The Insights plugin reads the displayed hits in the next task, and starts its timer then.
  await act(async () => jest.advanceTimersByTime(0));
  await act(async () => jest.advanceTimersByTime(399));
  expect(calls(aa, 'viewedObjectIDs')).toEqual([]);
  await act(async () => jest.advanceTimersByTime(1));
  const sent = calls(aa, 'viewedObjectIDs').map(([, event]) => event);
  expect(sent.map(({ objectIDs }) => objectIDs.length)).toEqual([20, 20, 5]);
  expect(sent[0]).toMatchObject({ eventName: 'Items Viewed', index: 'remotion' });
  expect(script()).toBeNull();
});

test.each([0, 1])('a click on result %i is sent, with the query that it came from [7.3]', async (index) => {
  const aa: Insights = Object.assign(jest.fn(), { version: '2.15.0' });
  Object.assign(window, { aa });
  searchSettings.insights = true;
  await open();
  const link = document.querySelectorAll<HTMLElement>('.DocSearch-Hit a')[index];
  link?.addEventListener('click', (event) => event.preventDefault());
  await act(async () => link?.click());
  expect(calls(aa, 'clickedObjectIDsAfterSearch')).toEqual([
    [
      'clickedObjectIDsAfterSearch',
      expect.objectContaining({
        eventName: 'Item Selected',
        index: 'remotion',
        objectIDs: [`hit-${index}`],
        queryID: 'query-1',
      }),
      expect.anything(),
    ],
  ]);
});

test('a script that cannot be loaded is reported in the console [8.9]', async () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  searchSettings.insights = true;
  await open();
  expect(script()?.src).toMatch(/^https:\/\/cdn\.jsdelivr\.net\/npm\/search-insights@/);
  script()?.dispatchEvent(new Event('error'));
  expect(reported).toHaveBeenCalledWith(
    '[Autocomplete]: Could not load search-insights.js. Please load it manually following https://alg.li/insights-autocomplete',
  );
  expect(document.querySelectorAll('.DocSearch-Hit')).toHaveLength(45);
});
