import { algoliasearch } from 'algoliasearch';
import { algoliaHosts } from '../../../packages/search/client';
import { fill, type RunningService, startService, titleRecord } from '../../../test/support/search-service';

/*
 * Tests the service with the current version of the full client. The indexing job's client and the site's
 * client have their own tests.
 */

let service: RunningService;
let client: ReturnType<typeof algoliasearch>;
const indexName = 'remotion';

beforeEach(async () => {
  service = await startService({ adminKey: 'admin' });
  client = algoliasearch('app', 'admin', { hosts: algoliaHosts(service.origin) ?? [] });
});
afterEach(() => service.stop());

test('records are saved, browsed in pages, changed and deleted', async () => {
  const objects = Array.from({ length: 5 }, (_, number) => titleRecord(`/docs/${number}`, `Page ${number}`));
  await client.saveObjects({ indexName, objects, waitForTasks: true });
  const seen: string[] = [];
  await client.browseObjects({
    indexName,
    browseParams: { hitsPerPage: 2 },
    aggregator: ({ hits }) => seen.push(...hits.map(({ objectID }) => objectID)),
  });
  expect(seen).toEqual(objects.map(({ objectID }) => objectID));
  expect(service.requests.filter((request) => request.endsWith('/browse'))).toHaveLength(3);

  await client.saveObjects({ indexName, objects: [titleRecord('/docs/0', 'Other')] });
  expect(service.store.find(indexName).records.get('/docs/0')).toMatchObject({ content: 'All about Other.' });
  await client.deleteObjects({ indexName, objectIDs: ['/docs/0', '/docs/1'] });
  expect((await client.listIndices()).items).toMatchObject([{ name: indexName, entries: 3 }]);
});

test('settings and synonyms are kept, and go with a copy and a move', async () => {
  fill(service);
  await client.setSettings({ indexName, indexSettings: { searchableAttributes: ['content'] } });
  const synonymHit = [{ objectID: 's', type: 'synonym' as const, synonyms: ['spring', 'bounce'] }];
  await client.saveSynonyms({ indexName, synonymHit });
  const to = (operation: 'copy' | 'move', destination: string) => ({ operation, destination });
  await client.operationIndex({ indexName, operationIndexParams: to('copy', 'second') });
  await client.operationIndex({ indexName: 'second', operationIndexParams: to('move', 'third') });
  expect([...service.store.indexes.keys()]).toEqual([indexName, 'third']);
  expect(await client.getSettings({ indexName: 'third' })).toEqual({ searchableAttributes: ['content'] });
  const { results } = await client.search({ requests: [{ indexName: 'third', query: 'bounce' }] });
  expect(results).toMatchObject([{ nbHits: 1, hits: [{ objectID: '/docs/spring' }] }]);
  await client.deleteIndex({ indexName: 'third' });
  await expect(client.getSettings({ indexName: 'third' })).rejects.toMatchObject({
    status: 404,
    message: 'Index third does not exist',
  });
});

test('a search is answered by the embedded engine, from what was pushed last', async () => {
  fill(service);
  const ask = async () =>
    (await client.search({ requests: [{ indexName, query: 'use current frame', clickAnalytics: true }] }))
      .results[0];
  expect(await ask()).toMatchObject({
    nbHits: 1,
    queryID: expect.stringMatching(/^[\da-f]{32}$/),
    hits: [{ _highlightResult: { hierarchy: { lvl1: { value: '<em>useCurrentFrame</em>()' } } } }],
  });
  await client.deleteObjects({ indexName, objectIDs: ['/docs/use-current-frame'] });
  client.clearCache();
  expect(await ask()).toMatchObject({ nbHits: 0 });
});

test('pages that are like another are recommended', async () => {
  const titles = ['spring()', 'Spring presets', 'interpolate()'];
  const objects = titles.map((title, number) => titleRecord(`/docs/${number}`, title));
  await client.saveObjects({ indexName, objects });
  const request = { indexName, model: 'related-products', objectID: '/docs/0', threshold: 0 };
  const body = { requests: [request] };
  const answer = await client.customPost({ path: '1/indexes/*/recommendations', body });
  expect(answer).toMatchObject({ results: [{ hits: [{ objectID: '/docs/1' }], nbHits: 1 }] });
});

test('what is not known or not right is refused with status and message', async () => {
  const post = async (path: string, body: string, key = 'admin') => {
    const headers = { 'x-algolia-application-id': 'app', 'x-algolia-api-key': key };
    const response = await fetch(`${service.origin}${path}`, { method: 'POST', headers, body });
    return [response.status, ((await response.json()) as { message: string }).message];
  };
  expect(await post('/1/indexes/a/batch', '{')).toEqual([400, 'Invalid JSON']);
  expect(await post('/1/indexes/a/batch', 'null')).toEqual([400, 'Expected an object']);
  expect(await post('/1/indexes/a/batch', '{"requests":1}')).toEqual([400, 'requests must be a list']);
  expect(await post('/1/indexes/a/batch', '{"requests":[{"action":"x"}]}')).toEqual([
    400,
    'Invalid action: x',
  ]);
  expect(await post('/1/indexes/a/batch', '{"requests":[{"action":"addObject"}]}')).toEqual([
    400,
    'addObject needs an objectID',
  ]);
  expect(await post('/1/indexes/%/batch', '{}')).toEqual([400, 'Invalid path']);
  expect(await post('/1/indexes/a/nothing', '{}')).toEqual([404, 'Not found']);
  expect(await post('/1/indexes/a/batch', '{}', '')).toEqual([403, 'Invalid Application-ID or API key']);
  expect(await post('/1/indexes/a/batch', '{}', 'reader')).toEqual([
    403,
    'Method not allowed with this API key',
  ]);
});

test('faults are for some requests and so many times', async () => {
  fill(service);
  service.faults.add({ kind: 'status', status: 429, path: '/queries', times: 1 });
  const status = async (path: string) => {
    const headers = { 'x-algolia-application-id': 'app', 'x-algolia-api-key': 'admin' };
    const body = '{"requests":[]}';
    return (await fetch(`${service.origin}${path}`, { method: 'POST', headers, body })).status;
  };
  expect(await status('/1/indexes/remotion/browse')).toBe(200);
  expect(await status('/1/indexes/*/queries')).toBe(429);
  expect(await status('/1/indexes/*/queries')).toBe(200);
  service.faults.add({ kind: 'broken' });
  service.faults.clear();
  expect(await status('/1/indexes/*/queries')).toBe(200);
});
