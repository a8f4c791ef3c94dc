import type { ContentProblem } from '../../packages/content/shared/content-error';
import { algoliaHosts } from '../../packages/search/client';
import { readHostedSearch } from './hosted-search';

function read(env: Record<string, string>) {
  const problems: ContentProblem[] = [];
  return { search: readHostedSearch(env, problems), problems };
}

test('without keys the embedded engine answers, with both the hosted service', () => {
  expect(read({})).toEqual({ search: undefined, problems: [] });
  expect(read({ ALGOLIA_APP_ID: ' app ', ALGOLIA_SEARCH_KEY: 'key' })).toEqual({
    search: { appId: 'app', apiKey: 'key' },
    problems: [],
  });
  const host = 'http://localhost:8108';
  const env = { ALGOLIA_APP_ID: 'app', ALGOLIA_SEARCH_KEY: 'key', ALGOLIA_HOST: `${host}/` };
  expect(read(env).search).toEqual({ appId: 'app', apiKey: 'key', host });
});

test('one key without the other is a problem in the words of the service’s client', () => {
  const expected =
    'ALGOLIA_APP_ID and ALGOLIA_SEARCH_KEY for the hosted search, or neither for the embedded one';
  expect(read({ ALGOLIA_APP_ID: 'app' }).problems).toEqual([
    { file: 'environment variable ALGOLIA_SEARCH_KEY', found: '`apiKey` is missing.', expected },
  ]);
  expect(read({ ALGOLIA_SEARCH_KEY: 'key' }).problems).toEqual([
    { file: 'environment variable ALGOLIA_APP_ID', found: '`appId` is missing.', expected },
  ]);
});

test('the indexing job needs no key for readers', () => {
  const env = { ALGOLIA_APP_ID: 'app', SEARCH_STAGING_INDEX: 'remotion_staging' };
  expect(read(env)).toEqual({ search: undefined, problems: [] });
});

test('a host that is no origin is a problem', () => {
  expect(read({ ALGOLIA_HOST: 'localhost:8108' }).problems).toEqual([
    {
      file: 'environment variable ALGOLIA_HOST',
      found: 'localhost:8108',
      expected: 'an origin such as http://localhost:8108, or nothing',
    },
  ]);
});

test('a host of one’s own is told to the client with its protocol', () => {
  expect(algoliaHosts('https://search.example.com')).toEqual([
    { url: 'search.example.com', protocol: 'https', accept: 'readWrite' },
  ]);
  expect(algoliaHosts(undefined)).toBeUndefined();
});
