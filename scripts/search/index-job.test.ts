import { once } from 'node:events';
import { Agent } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { hostedIndexPlugin, hostedSettings } from '../../plugins/hosted-search-index/hosted-index-plugin';
import { pushRecords } from '../../plugins/hosted-search-index/push-records';
import { impatientAgent, patientRequester } from '../../plugins/hosted-search-index/service.js';
import { type HostileProxy, startHostileProxy } from '../../test/support/hostile-proxy';
import { type RunningService, startService, titleRecord } from '../../test/support/search-service';
import { temporaryFolder } from '../../test/support/temporary';
import { Failure } from '../terminal/main.mjs';
import { asError, createAdminClient, readAccount } from './hosted-account.mjs';
import {
  dropStaging,
  filesWith,
  openStaging,
  publishStaging,
  stagingName,
  stateOfLive,
  summarize,
  UnknownMove,
} from './index-job.mjs';

/*
 * Tests the job with gatsby-plugin-algolia and its client, against the local service. A query that returns
 * records replaces Gatsby.
 */

const live = 'remotion';
const adminKey = 'the-admin-key';
const site = { siteUrl: 'https://www.example.com', pathPrefix: '' };
const synonyms = [['captions', 'subtitles']];
type Records = { path: string; title: string }[];

let service: RunningService;
let env: Record<string, string>;
/** The output of the build. */
let reported: string[];

beforeEach(async () => {
  service = await startService({ adminKey });
  env = { ALGOLIA_APP_ID: 'app', ALGOLIA_ADMIN_KEY: adminKey, ALGOLIA_HOST: service.origin };
  reported = [];
  // The build reads the key from its environment.
  process.env.ALGOLIA_ADMIN_KEY = adminKey;
});
afterEach(() => {
  delete process.env.ALGOLIA_ADMIN_KEY;
  return service.stop();
});

/** Runs Gatsby's last hook, in a build of a site with these pages. */
async function build(pages: Records, buildEnv: Record<string, string>): Promise<void> {
  const nodes = pages.map(({ path, title }) => ({ ...titleRecord(path, title), url: path }));
  const fail = (message: string, error: Error) => {
    throw new Error(`${message}: ${error.message}`);
  };
  const activity = { start() {}, setStatus() {}, end() {}, panicOnBuild: fail };
  const api = {
    graphql: async () => ({ data: { allSearchRecord: { nodes } } }),
    reporter: {
      activityTimer: () => activity,
      info: (text: string) => reported.push(text),
      panicOnBuild: fail,
    },
    cache: { get: async () => ({ remembered: {} }), set: async () => undefined },
  };
  const { options } = hostedIndexPlugin(site, buildEnv);
  await pushRecords(api as never, { ...options, plugins: [] });
}

/** Runs the complete job and returns its output. */
async function index(
  pages: Records,
  { failAtBatch = false, atPublish = () => {}, origin = service.origin } = {},
) {
  const account = { ...env, ALGOLIA_HOST: origin };
  const client = createAdminClient(readAccount(account), { firstWait: 1 });
  const names = { live, staging: stagingName(live) };
  try {
    const before = await openStaging(client, names);
    if (failAtBatch) service.faults.add({ kind: 'status', status: 400, path: '/batch', times: 1 });
    await build(pages, { ...account, SEARCH_STAGING_INDEX: names.staging });
    atPublish();
    return summarize(before, await publishStaging(client, { ...names, expected: pages.length, synonyms }));
  } catch (error) {
    await dropStaging(client, names.staging).catch(() => undefined);
    throw error;
  }
}

const titlesOf = (name: string) =>
  [...(service.store.indexes.get(name)?.records.values() ?? [])].map(
    ({ hierarchy }) => (hierarchy as { lvl1: string }).lvl1,
  );
const pushed = () =>
  service.requests.filter((request) => /\/remotion_staging_\w+\/batch$/.test(request)).length;

const first = [
  { path: '/docs/spring', title: 'spring()' },
  { path: '/docs/sequence', title: '<Sequence>' },
];

test('the first run pushes everything, with settings and synonyms, and leaves no staging index', async () => {
  expect(await index(first)).toEqual({ added: 2, changed: 0, removed: 0, unchanged: 0 });
  expect([...service.store.indexes.keys()]).toEqual([live]);
  const stored = service.store.find(live);
  expect(stored.settings).toMatchObject(hostedSettings);
  expect([...stored.synonyms.values()]).toEqual([
    { objectID: 'captions-subtitles', type: 'synonym', synonyms: synonyms[0] },
  ]);
  expect(stored.records.get('/docs/spring')).toMatchObject({
    url: 'https://www.example.com/docs/spring',
    description: 'All about spring().',
  });
});

test('a later run pushes only what has changed', async () => {
  await index(first);
  service.requests.length = 0;
  const next = [
    { path: '/docs/spring', title: 'spring() anew' },
    { path: '/docs/series', title: '<Series>' },
  ];
  expect(await index(next)).toEqual({ added: 1, changed: 1, removed: 1, unchanged: 0 });
  expect(pushed()).toBe(2);
  expect(titlesOf(live).sort()).toEqual(['<Series>', 'spring() anew']);
  service.requests.length = 0;
  expect(await index(next)).toEqual({ added: 0, changed: 0, removed: 0, unchanged: 2 });
  expect(pushed()).toBe(0);
});

test('a run that fails half way leaves the old index whole, and the next run starts clean', async () => {
  await index(first);
  const next = [...first, { path: '/docs/series', title: '<Series>' }];
  await expect(index(next, { failAtBatch: true })).rejects.toThrow('failed to index to Algolia');
  expect(titlesOf(live)).toEqual(['spring()', '<Sequence>']);
  expect([...service.store.indexes.keys()]).toEqual([live]);
  expect(await index(next)).toEqual({ added: 1, changed: 0, removed: 0, unchanged: 2 });
  expect(titlesOf(live)).toHaveLength(3);
});

test('what a run that was cut off has left is deleted a day later; what another job writes now is not', async () => {
  const names = ['remotion_staging', 'remotion_staging_0a1b2c3d', 'remotion_staging_4e5f6a7b'];
  for (const name of names)
    service.store.batch(name, [{ action: 'addObject', body: titleRecord('/docs/gone', 'gone()') }]);
  for (const name of names.slice(0, 2)) service.store.find(name).updatedAt = '2020-01-01T00:00:00.000Z';
  await index(first);
  expect(titlesOf(live)).toEqual(['spring()', '<Sequence>']);
  expect([...service.store.indexes.keys()].sort()).toEqual([live, names[2]]);
});

test('an empty record set is refused', async () => {
  await index(first);
  await expect(index([])).rejects.toThrow('There are no search records, and an empty index is never pushed.');
  expect(titlesOf(live)).toHaveLength(2);
});

test('an index that has not got every record is not published', async () => {
  const client = createAdminClient(readAccount(env));
  const names = { live, staging: stagingName(live) };
  await openStaging(client, names);
  await build(first, { ...env, SEARCH_STAGING_INDEX: names.staging });
  await expect(publishStaging(client, { ...names, expected: 3, synonyms })).rejects.toThrow(
    'The staging index has 2 records, but the site has 3.',
  );
  expect(service.store.indexes.has(live)).toBe(false);
});

test('a move of which only the answer is lost has been made, and is known to have been', async () => {
  await index(first);
  const next = [...first, { path: '/docs/series', title: '<Series>' }];
  const atPublish = () => service.faults.add({ kind: 'lost', path: '/operation', times: 1 });
  expect(await index(next, { atPublish })).toEqual({ added: 1, changed: 0, removed: 0, unchanged: 2 });
  expect(titlesOf(live)).toHaveLength(3);
});

test('a move that nobody confirms is not said to have left the index untouched', async () => {
  await index(first);
  const next = [...first, { path: '/docs/series', title: '<Series>' }];
  const atPublish = () => service.faults.add({ kind: 'refuse', path: '/operation' });
  const error = await index(next, { atPublish }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UnknownMove);
  expect(stateOfLive(error, live)).toMatch(/^It is unknown whether the hosted index `remotion` was replaced/);
  expect(stateOfLive(new Error('before'), live)).toMatch(/was not changed/);
});

describe('two jobs at once behind a hostile proxy', () => {
  const pagesOf = (job: string) =>
    Array.from({ length: 6 }, (_, page) => ({ path: `/docs/${page}`, title: `${job} ${page}` }));
  const setOf = (job: string) => pagesOf(job).map(({ title }) => title);
  let proxy: HostileProxy;
  afterEach(() => proxy.stop());

  test.each(
    Array.from({ length: 30 }, (_, seed) => seed),
  )('seed %i: the live index is whole, and the jobs say which', async (seed) => {
    await index(pagesOf('old'));
    proxy = await startHostileProxy(service.origin, seed);
    const jobs = ['a', 'b'];
    const results = await Promise.allSettled(
      jobs.map((job) => index(pagesOf(job), { origin: proxy.origin })),
    );
    await proxy.settled();
    const now = titlesOf(live).sort();
    const isLive = (job: string) => setOf(job).every((title, page) => title === now[page]);
    expect(['old', ...jobs].filter(isLive)).toHaveLength(1);
    expect(now).toHaveLength(6);

    const states = results.map((result) =>
      result.status === 'fulfilled' ? 'published' : stateOfLive(result.reason, live),
    );
    const said = (pattern: RegExp) => jobs.filter((_, job) => pattern.test(String(states[job])));
    const mayBeLive = [...said(/^published/), ...said(/^It is unknown/)];
    // What was published replaced the old records. A job that changed nothing is not live.
    if (said(/^published/).length === 0) mayBeLive.push('old');
    expect(mayBeLive.some(isLive)).toBe(true);
  });
});

test('a service that is asked too much is asked again, later', async () => {
  service.faults.add({ kind: 'status', status: 429, times: 2 });
  expect(await index(first)).toMatchObject({ added: 2 });
  service.faults.add({ kind: 'status', status: 429, path: '/batch', times: 1 });
  const atPublish = () => service.faults.add({ kind: 'status', status: 429, path: '/operation', times: 3 });
  expect(await index(first.slice(0, 1), { atPublish })).toMatchObject({ removed: 1 });
});

test('a response may take longer than connecting', async () => {
  service.faults.add({ kind: 'slow', ms: 50 });
  const request = { method: 'GET', url: `${service.origin}/1/indexes/none/settings`, headers: {} };
  const { send } = patientRequester();
  const response = await send({ ...request, connectTimeout: 0.001, responseTimeout: 30 });
  expect(response).toMatchObject({ isTimedOut: false, status: 403 });
});

test('a connection that nothing answers fails in time', async () => {
  jest.useFakeTimers();
  const agent = new Agent();
  const socket = new Socket();
  agent.createConnection = () => socket;
  impatientAgent(agent).createConnection({});
  const failed = once(socket, 'error');
  jest.advanceTimersByTime(2000);
  jest.useRealTimers();
  expect(await failed).toEqual([new Error('Connection timeout')]);
});

test.each([
  ['an answer 500', { kind: 'status', status: 500 }, /answered with status 500.*: Simulated status 500$/],
  ['a closed connection', { kind: 'refuse' }, /cannot be reached.*: .*(hang up|ECONNRESET)/],
] as const)('%s is reported as what it is, not as a wrong application', async (_name, fault, message) => {
  service.faults.add(fault);
  const client = createAdminClient(readAccount(env));
  const error = await openStaging(client, { live, staging: stagingName(live) }).catch(asError);
  expect(error).toBeInstanceOf(Failure);
  expect((error as Failure).message).toMatch(message);
  expect((error as Failure).message).not.toContain('application id');
});

test('the options of the plugin, which Gatsby keeps in its cache, do not hold the admin key', () => {
  const { options } = hostedIndexPlugin(site, { ...env, SEARCH_STAGING_INDEX: stagingName(live) });
  expect(options.indexName).toMatch(/^remotion_staging_/);
  expect(JSON.stringify(options)).not.toContain(adminKey);
});

test('a key that may only search changes nothing', async () => {
  env.ALGOLIA_ADMIN_KEY = 'the-search-key';
  const client = createAdminClient(readAccount(env));
  const error = await openStaging(client, { live, staging: stagingName(live) }).catch(asError);
  expect(error).toEqual(
    new Failure('The search service failed with status 403: Method not allowed with this API key'),
  );
});

test('a plain build pushes nothing, knows no key, and says so in one line', async () => {
  expect(hostedIndexPlugin(site, env).options).toEqual({});
  await build(first, env);
  expect(reported).toEqual([
    'Hosted search index: skipped, nothing is pushed in a plain build (`npm run index` does)',
  ]);
  expect(service.requests).toEqual([]);
});

test('an account that lacks a variable learns what to set', () => {
  expect(() => readAccount({ ALGOLIA_APP_ID: 'app', ALGOLIA_ADMIN_KEY: ' ' })).toThrow(
    [
      'The hosted search index needs ALGOLIA_ADMIN_KEY. Set these, and run `npm run index` again:',
      '',
      '  ALGOLIA_APP_ID      the id of the application',
      '  ALGOLIA_ADMIN_KEY   a key that may change its indexes; it stays on this machine',
      '  ALGOLIA_HOST        only for a service of your own, as in http://localhost:8108 (`npm run search:serve`)',
    ].join('\n'),
  );
  expect(() => readAccount({ ...env, ALGOLIA_HOST: 'localhost:8108' })).toThrow(
    'ALGOLIA_HOST is localhost:8108: it must be an origin such as http://localhost:8108.',
  );
});

test('files that hold a secret are found, however deep they lie', () => {
  const folder = temporaryFolder('public', {
    'index.html': 'fine',
    'page-data/docs/page.json': `{"key":"${adminKey}"}`,
  });
  expect(filesWith(folder, adminKey)).toEqual([join(folder, 'page-data/docs/page.json')]);
});
