import type { SearchClient, SearchHit } from '@docs/search/client';
import { modalClient, type SearchReport } from './modal-client';

const hit = { objectID: 'a', url: '/a' } as SearchHit;
const request = (query: string) => ({ requests: [{ indexName: 'remotion', query }] });

function modal(search: SearchClient['search']) {
  const reports: SearchReport[] = [];
  const client = modalClient({
    load: async () => ({ search }),
    present: (shown) => ({ ...shown, url: `/sub${shown.url}` }),
    report: (report) => reports.push(report),
  });
  return { client, reports };
}

test('hits are presented, and their number is reported', async () => {
  const { client, reports } = modal(async () => ({ results: [{ hits: [hit], nbHits: 7, queryID: 'q' }] }));
  expect(await client.search(request('a'))).toEqual({
    results: [{ hits: [{ objectID: 'a', url: '/sub/a' }], nbHits: 7, queryID: 'q' }],
  });
  expect(reports).toEqual([{ query: 'a', nbHits: 7, isPartial: false, nearestWords: [] }]);
});

test('hits that DocSearch shows below their page are presented as such', async () => {
  const hits = [
    { objectID: 'b#x', url: '/b#x', type: 'content', content: 'b' },
    { objectID: 'a', url: '/a', type: 'lvl1' },
    { objectID: 'a#x', url: '/a#x', type: 'content', content: 'a' },
  ] as SearchHit[];
  const below: boolean[] = [];
  const client = modalClient({
    load: async () => ({ search: async () => ({ results: [{ hits, nbHits: 3 }] }) }),
    present: (shown, isBelowPage) => {
      below.push(isBelowPage);
      return shown;
    },
    report: () => undefined,
  });
  await client.search(request('a'));
  expect(below).toEqual([false, false, true]);
});

test('a failure is reported, and DocSearch hears of no hits', async () => {
  const error = new Error('Unreachable hosts');
  const { client, reports } = modal(() => Promise.reject(error));
  expect(await client.search(request('a'))).toEqual({ results: [{ hits: [], nbHits: 0 }] });
  expect(reports).toEqual([{ error }]);
});

test('only the last search is reported of', async () => {
  const waiting: ((nbHits: number) => void)[] = [];
  const { client, reports } = modal(
    () => new Promise((resolve) => waiting.push((nbHits) => resolve({ results: [{ hits: [], nbHits }] }))),
  );
  const both = [client.search(request('a')), client.search(request('ab'))];
  await Promise.resolve().then(() => Promise.resolve());
  waiting[1]?.(2);
  waiting[0]?.(1);
  await Promise.all(both);
  expect(reports).toEqual([{ query: 'ab', nbHits: 2, isPartial: false, nearestWords: [] }]);
});
