import { titleRecord } from '../../../test/support/search-service';
import { searchData } from '../engine/data-of-records';
import { indexFiles, indexFormat } from '../engine/index-files';
import type { SearchRecord } from '../engine/record';
import { IndexHost } from './index-host';

/* Responses to a search if the index is missing, damaged or from another build. */

const page = titleRecord('/docs/spring', 'spring()');
const text: SearchRecord = {
  ...page,
  objectID: '/docs/spring:1',
  type: 'content',
  content: 'A value that bounces before it comes to rest.',
  weight: { pageRank: 0, level: 0, position: 1 },
};

function filesOf(build: string): Record<string, string> {
  const { titles, texts } = indexFiles(searchData([page, text], [], build));
  const names = { titles: `titles-${build}.json`, texts: `texts-${build}.json` };
  return {
    'search/manifest.json': JSON.stringify({ format: indexFormat, build, ...names, pages: 1, records: 2 }),
    [names.titles]: JSON.stringify(titles),
    [names.texts]: JSON.stringify(texts),
  };
}

/** Creates a host for files that the test may change. `asked` lists the fetched files. */
function hostOf(files: Record<string, string>) {
  const asked: string[] = [];
  const host = new IndexHost({
    base: '/',
    fetchFile: async (url) => {
      const name = url.replace(/^\//, '');
      asked.push(name);
      const file = files[name];
      return { ok: file !== undefined, status: file === undefined ? 404 : 200, text: async () => file ?? '' };
    },
    pause: async () => undefined,
    now: () => 0,
  });
  const ask = async (query: string) => (await host.answer([{ query }]))[0];
  return { host, asked, ask };
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

test('titles answer a query that is the title of a page, and other queries wait for the texts', async () => {
  const { host, asked, ask } = hostOf(filesOf('one'));
  expect(await ask('spring')).toMatchObject({ nbHits: 1 });
  expect(await ask('bounces')).toMatchObject({ nbHits: 1, exhaustiveNbHits: true });
  await host.whole();
  expect(asked).toEqual(['search/manifest.json', 'titles-one.json', 'texts-one.json']);
});

test.each([
  ['missing', undefined, 'The search index (titles-one.json) is missing: the server answered 404.'],
  [
    'truncated',
    '{"format":1,',
    "The search index (titles-one.json) is damaged: it is cut off or isn't valid JSON.",
  ],
  [
    'of another build',
    filesOf('two')['titles-two.json'],
    'The search index (titles-one.json) and its manifest come from different builds.',
  ],
])('titles that are %s are a retry error that says so, and the next search tries again', async (_, file, message) => {
  const files = filesOf('one');
  const whole = files['titles-one.json'] ?? '';
  if (file === undefined) delete files['titles-one.json'];
  else files['titles-one.json'] = file;
  const { ask } = hostOf(files);
  await expect(ask('spring')).rejects.toMatchObject({ name: 'RetryError', message });
  files['titles-one.json'] = whole;
  expect(await ask('spring')).toMatchObject({ nbHits: 1 });
});

test('a manifest of another form is refused', async () => {
  const files = { 'search/manifest.json': '{"format":0,"build":"one","titles":"t","texts":"x"}' };
  await expect(hostOf(files).ask('spring')).rejects.toThrow(
    `The search index (search/manifest.json) isn't in format ${indexFormat}, which this page needs.`,
  );
});

test('a site that is deployed while the index loads is read anew', async () => {
  const files = filesOf('one');
  delete files['titles-one.json'];
  const { ask } = hostOf(
    new Proxy(files, {
      get: (target, name: string) => {
        // The deployment happens when the old titles are requested.
        if (name === 'titles-one.json') Object.assign(target, filesOf('two'));
        return target[name];
      },
    }),
  );
  expect(await ask('bounces')).toMatchObject({ nbHits: 1 });
});

test('without its texts the index answers from titles, and says that it does', async () => {
  const files = filesOf('one');
  delete files['texts-one.json'];
  const { ask } = hostOf(files);
  expect(await ask('bounces spring')).toMatchObject({
    nbHits: 1,
    message: 'The full text didn’t load, so these results only cover titles and headings.',
  });
});
