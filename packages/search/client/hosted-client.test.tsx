/**
 * @jest-environment jsdom
 */
import { type LiteClient, liteClient } from 'algoliasearch/lite';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { type SearchOutcome, useSearch } from '../../../src/search/page/use-search';
import { fill, type RunningService, startService } from '../../../test/support/search-service';
import { createHostedClient } from './hosted-client';
import { algoliaHosts } from './hosted-search';

/*
 * The client of the hosted service, as the site uses it, with two local services. The second one is the
 * fallback for the first.
 */

jest.mock('../../../src/search/load-client', () => ({ loadSearchClient: jest.fn() }));
// The build that bundlers choose for browsers. Its timeouts differ from those of the Node.js build.
jest.mock('algoliasearch/lite', () => jest.requireActual('algoliasearch/dist/lite/builds/browser.umd.js'));

let first: RunningService;
let second: RunningService;

beforeEach(async () => {
  // jsdom logs every broken connection.
  jest.spyOn(console, 'error').mockReturnValue();
  [first, second] = await Promise.all([startService(), startService()]);
  fill(first);
  fill(second);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all([first.stop(), second.stop()]);
});

const account = { appId: 'app', apiKey: 'key' };
type Options = Parameters<typeof createHostedClient>[1];

/** Creates the site's client with one host, or with both. */
const one = (options?: Options) => createHostedClient({ ...account, host: first.origin }, options);
const both = (options?: Options) =>
  createHostedClient(account, {
    hosts: [first, second].flatMap(({ origin }) => algoliaHosts(origin) ?? []),
    ...options,
  });
const ask = async (client: ReturnType<typeof createHostedClient>, query = 'spring') =>
  (await client).search({ requests: [{ indexName: 'remotion', query }] });
const titles = ({ results }: Awaited<ReturnType<typeof ask>>) =>
  results[0]?.hits.map(({ hierarchy }) => hierarchy.lvl1);
const failure = (asked: Promise<unknown>) =>
  asked.then(
    () => undefined,
    (error: unknown) => error,
  );

test('the host of ALGOLIA_HOST answers in the form that the modal and the search page read', async () => {
  const { results } = await ask(one(), 'sprng');
  expect(results[0]).toMatchObject({
    nbHits: 1,
    hits: [{ objectID: '/docs/spring', url: 'https://www.example.com/docs/spring', type: 'lvl1' }],
  });
  expect(first.requests).toEqual(['POST /1/indexes/*/queries']);
});

test('a service without appId or apiKey is refused in the client’s own words [8.8]', async () => {
  await expect(createHostedClient({ appId: '', apiKey: 'key' })).rejects.toThrow('`appId` is missing.');
  await expect(createHostedClient({ appId: 'app', apiKey: '' })).rejects.toThrow('`apiKey` is missing.');
  expect(() => liteClient('', 'key')).toThrow('`appId` is missing.');
  expect(() => liteClient('app', '')).toThrow('`apiKey` is missing.');
});

test('connecting may take 1 s, reading 2 s and writing 30 s [9.5]', async () => {
  const limits: number[][] = [];
  const requester: NonNullable<Options>['requester'] = {
    send: async ({ connectTimeout, responseTimeout }) => {
      limits.push([connectTimeout, responseTimeout]);
      return { content: '{"results":[]}', isTimedOut: false, status: 200 };
    },
  };
  await ask(one({ requester }));
  await liteClient('app', 'key', { requester }).customPost({ path: '1/custom' });
  expect(limits).toEqual([
    [1000, 2000],
    [1000, 30_000],
  ]);
});

test('a host that does not answer in time gives way to the next [8.4]', async () => {
  first.faults.add({ kind: 'slow', ms: 600_000 });
  const answer = await ask(both({ timeouts: { connect: 1000, read: 20, write: 1000 } }));
  expect(titles(answer)).toEqual(['spring()']);
  expect([first.requests.length, second.requests.length]).toEqual([1, 1]);
});

test('a host that breaks the connection gives way to the next [8.4]', async () => {
  first.faults.add({ kind: 'refuse' });
  expect(titles(await ask(both()))).toEqual(['spring()']);
  expect([first.requests.length, second.requests.length]).toEqual([1, 1]);
});

test.each([
  500, 503, 302,
])('an answer of %i, neither 2xx nor 4xx, is asked of the next host [8.5]', async (status) => {
  first.faults.add({ kind: 'status', status });
  expect(titles(await ask(both()))).toEqual(['spring()']);
  expect([first.requests.length, second.requests.length]).toEqual([1, 1]);
});

test('a host that was down is passed over for 120 s, then asked again [9.5]', async () => {
  const start = Date.now();
  const now = jest.spyOn(Date, 'now').mockReturnValue(start);
  const client = both();
  first.faults.add({ kind: 'refuse', times: 1 });
  await ask(client, 'spring');
  now.mockReturnValue(start + 120_000);
  await ask(client, 'use');
  expect([first.requests.length, second.requests.length]).toEqual([1, 2]);
  now.mockReturnValue(start + 120_001);
  await ask(client, 'current');
  expect([first.requests.length, second.requests.length]).toEqual([2, 2]);
});

test('with no host left it is a retry error [8.3]', async () => {
  first.faults.add({ kind: 'refuse' });
  second.faults.add({ kind: 'status', status: 500 });
  expect(await failure(ask(both()))).toMatchObject({
    name: 'RetryError',
    message: expect.stringContaining('Unreachable hosts'),
  });
});

test.each([
  400, 403, 404,
])('an answer of %i is an API error with status and message [8.6]', async (status) => {
  first.faults.add({ kind: 'status', status });
  expect(await failure(ask(both()))).toMatchObject({
    name: 'ApiError',
    status,
    message: `Simulated status ${status}`,
  });
  expect(second.requests).toEqual([]);
});

test('an answer of 429 is asked for again three times, a second apart, and then is an API error', async () => {
  const later = globalThis.setTimeout;
  const waits: unknown[] = [];
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) => {
    if (ms !== 1000) return later(run, ms);
    waits.push(ms);
    return later(run);
  }) as typeof setTimeout);
  first.faults.add({ kind: 'status', status: 429 });
  // Timeouts that cannot be confused with the delay between retries.
  const asked = ask(both({ timeouts: { connect: 60_000, read: 60_000, write: 60_000 } }));
  expect(await failure(asked)).toMatchObject({
    name: 'ApiError',
    status: 429,
    message: 'Simulated status 429',
  });
  expect(waits).toEqual([1000, 1000, 1000]);
  expect([first.requests.length, second.requests.length]).toEqual([4, 0]);
});

test('an answer that is no JSON is a deserialization error [8.7]', async () => {
  first.faults.add({ kind: 'broken' });
  expect(await failure(ask(both()))).toMatchObject({ name: 'DeserializationError' });
});

test('a search that no host answers has the status error, and asking again fixes it [8.3]', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const requests = [{ indexName: 'remotion', query: 'spring' }];
  const client = one();
  const load = () => client;
  let outcome: SearchOutcome | undefined;
  function Probe() {
    outcome = useSearch(requests, load);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  first.faults.add({ kind: 'refuse', times: 1 });
  await act(async () => root.render(<Probe />));
  const answered = () => act(() => new Promise((resolve) => setTimeout(resolve)));
  while (outcome?.status !== 'error') await answered();
  expect(outcome.answers).toBeNull();
  await act(async () => outcome?.retry());
  while (!outcome.answers) await answered();
  expect([outcome.status, outcome.answers[0]?.nbHits]).toEqual(['idle', 1]);
  await act(async () => root.unmount());
});

test('recommendations and custom requests are spoken too [7.2]', async () => {
  const client: LiteClient = liteClient('app', 'key', { hosts: algoliaHosts(first.origin) ?? [] });
  const path = '1/indexes/*/recommendations';
  const request = {
    indexName: 'remotion',
    model: 'related-products',
    objectID: '/docs/spring',
    threshold: 0,
  };
  const answer = await client.customPost({ path, body: { requests: [request] } });
  expect(answer).toEqual({ results: [{ hits: [], nbHits: 0, processingTimeMS: 0 }] });
  expect(await client.customPost({ path: '1/events', body: { a: 1 } })).toMatchObject({ body: { a: 1 } });
});
