import { titleRecord } from '../../../test/support/search-service';
import { searchData } from './data-of-records';
import { SearchEngine } from './engine';
import { indexFiles, readIndexFiles } from './index-files';
import type { SearchRecord } from './record';

const titles: Record<string, string> = {
  '/docs/calculate-metadata': 'calculateMetadata()',
  '/docs/cloudrun': 'Cloud Run',
  '/docs/iframe': '<IFrame>',
  '/docs/terminology/frame': 'What a frame is',
  '/docs/media-parser': '@remotion/media-parser',
  '/docs/offthreadvideo': '<OffthreadVideo>',
  '/docs/use-current-frame': 'useCurrentFrame()',
  '/docs/using-randomness': 'Using randomness',
};
const text: SearchRecord = {
  ...titleRecord('/docs/using-randomness', 'Using randomness'),
  objectID: '/docs/using-randomness#seeds:1',
  url: '/docs/using-randomness#seeds',
  type: 'content',
  content: 'A seed gives the same number in every tab. Set it with --seed. It’s “typed”: 5 € a naïve café.',
  weight: { pageRank: 0, level: 0, position: 2 },
};
const heading: SearchRecord = {
  ...text,
  objectID: '/docs/using-randomness#seeds',
  type: 'lvl2',
  content: null,
  hierarchy: { ...text.hierarchy, lvl2: 'Seeds' },
  names: ['getRandomSeed'],
  weight: { pageRank: 0, level: 90, position: 1 },
};
const records = [...Object.entries(titles).map(([path, title]) => titleRecord(path, title)), heading, text];
const data = searchData(records, [['cloud run', 'gcp']], 'build');
const engine = new SearchEngine(data);
const first = (query: string) => engine.findPages(query, 5)[0]?.url;

test.each([
  ['calculateMetadata', '/docs/calculate-metadata'],
  ['calculate metadata', '/docs/calculate-metadata'],
  ['calculatemetadata', '/docs/calculate-metadata'],
  ['claculateMetadata', '/docs/calculate-metadata'],
  ['<OffthreadVideo>', '/docs/offthreadvideo'],
  ['<OffthreadVideo />', '/docs/offthreadvideo'],
  ['offthread', '/docs/offthreadvideo'],
  ['off thread video', '/docs/offthreadvideo'],
  ['useCurrentFrame()', '/docs/use-current-frame'],
  ['usecurrentfr', '/docs/use-current-frame'],
  ['useCurentFrame', '/docs/use-current-frame'],
  ['frame', '/docs/terminology/frame'],
  ['ifrmae', '/docs/iframe'],
  ['media parser', '/docs/media-parser'],
  ['mediaparser', '/docs/media-parser'],
  ['cluod run', '/docs/cloudrun'],
  ['gcp', '/docs/cloudrun'],
  ['--seed', '/docs/using-randomness'],
  ['getRandomSeed', '/docs/using-randomness'],
  ['naive cafe', '/docs/using-randomness'],
])('%s finds %s', (query, url) => {
  expect(first(query)).toBe(url);
});

test('an answer has the hosted service’s own form', () => {
  const answer = engine.answer({
    indexName: 'remotion',
    query: 'same number',
    attributesToSnippet: ['content:5'],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    clickAnalytics: true,
  });
  expect(answer).toMatchObject({ index: 'remotion', nbHits: 1, page: 0, nbPages: 1, hitsPerPage: 20 });
  expect(answer.queryID).toMatch(/^[\da-f]{32}$/);
  expect(answer.hits.map(({ objectID, type }) => [objectID, type])).toEqual([
    ['/docs/using-randomness', 'lvl1'],
    ['/docs/using-randomness#seeds:1', 'content'],
  ]);
  expect(answer.hits[1]?._snippetResult.content?.value).toContain('<mark>same</mark> <mark>number</mark>');
});

test('hits are filtered by facets, and counted by them', () => {
  const ask = (facetFilters: unknown) => engine.answer({ query: 'cloud', facetFilters, facets: ['part'] });
  expect(ask(['language:en', ['docusaurus_tag:other', 'docusaurus_tag:docs-default-current']])).toMatchObject(
    {
      nbHits: 1,
      facets: { part: { api: 1 } },
    },
  );
  expect(ask(['language:de']).nbHits).toBe(0);
});

test('the index files give back all that was put into them', () => {
  const { titles: titleFile, texts } = JSON.parse(JSON.stringify(indexFiles(data)));
  expect(readIndexFiles(titleFile, texts)).toEqual(data);
  const titlesOnly = new SearchEngine(readIndexFiles(titleFile));
  expect(titlesOnly.answer({ query: 'seeds' })).toMatchObject({ nbHits: 1, exhaustiveNbHits: false });
});

test.each([
  ['nothing', ''],
  ['only spaces', ' \t\n'],
  ['control characters', '\u0000\u0007\u001b'],
  ['signs of regular expressions', '(.*)+[^$]\\'],
  ['emoji', '🎬🎞️'],
  ['text from right to left', 'الإطار'],
])('%s finds nothing, and is no error', (_, query) => {
  expect(engine.answer({ query })).toMatchObject({ hits: [], nbHits: 0, query });
});

test('of a very long query the beginning counts, and HTML is only text', () => {
  expect(first(`useCurrentFrame ${'x '.repeat(5000)}`)).toBe('/docs/use-current-frame');
  expect(first('<b>calculateMetadata</b>')).toBe('/docs/calculate-metadata');
});

test('a synonym matches, but it is not marked, because nobody typed it', () => {
  const [hit] = engine.answer({ query: 'gcp' }).hits;
  expect(hit?._highlightResult.hierarchy.lvl1).toMatchObject({
    value: 'Cloud Run',
    matchedWords: ['gcp'],
  });
});

test('a word that no page has offers the nearest words', () => {
  expect(engine.answer({ query: 'randomnezzz' })).toMatchObject({ nbHits: 0, nearestWords: ['randomness'] });
  expect(engine.answer({ query: 'randomness' }).nearestWords).toBeUndefined();
});

test('a score is the product of the parts that explain it', () => {
  const { words, pages } = engine.explain('use the gcp frame', 3);
  expect(words).toEqual(
    expect.arrayContaining(['the: not counted, or in no page', expect.stringMatching(/^gcp: /)]),
  );
  expect(pages.length).toBeGreaterThan(1);
  for (const { score, parts } of pages)
    expect(score).toBeCloseTo(Object.values(parts).reduce((all, part) => all * part, 1));
});

test('an exact name comes before a page that has the name in everything it says of itself', () => {
  const about = { keywords: ['OffthreadVideo'], answers: ['OffthreadVideo', 'offthread video'] };
  const other = { ...titleRecord('/docs/video', 'Video and OffthreadVideo'), ...about };
  const both = new SearchEngine(searchData([...records, other], [], 'build'));
  expect(both.findPages('offthread video', 2).map(({ url }) => url)).toEqual([
    '/docs/offthreadvideo',
    '/docs/video',
  ]);
});

const pageOf = (path: string, title: string, more: Partial<SearchRecord>, group = 'Guides') => {
  const record = titleRecord(path, title);
  const part = group === 'api' ? 'api' : 'guides';
  return { ...record, part, ...more, hierarchy: { ...record.hierarchy, lvl0: group } };
};
const manyNames = Array.from({ length: 100 }, (_, number) => `name${number}`);
const stuck = new SearchEngine(
  searchData(
    [
      pageOf('/docs/recorder/adding', 'Music and sounds', { content: 'Add music.' }),
      pageOf('/docs/tones', 'Sounds and music', { content: 'Add music.' }),
      pageOf('/docs/recorder/editing/loudness', 'Clips', { content: 'Change the loudness of a video.' }),
      pageOf('/docs/levels', 'Levels of videos', { content: 'Change the loudness of a video.' }),
      pageOf('/docs/contributing/melodies', 'Songs', { content: 'Compose a melody.' }),
      pageOf('/docs/tunes', 'Tunes', { content: 'Compose a melody.' }),
      pageOf('/docs/upgrade', 'npx remotion upgrade', { content: 'Upgrades all packages.' }),
      pageOf('/docs/monorepo', 'Commands in a monorepo', { content: 'Use a command in a monorepo.' }),
      pageOf('/docs/paint-api', 'paint()', { content: 'It can not fade a picture.' }, 'api'),
      pageOf('/docs/paint', 'Painting', { content: 'It can not fade a picture.' }),
      pageOf('/docs/bun', 'Bun support', { content: 'Bun can render.' }),
      pageOf('/docs/server', 'On a server', { content: 'Using SSR to render on a server.' }),
      pageOf('/docs/export', 'Export of frames', { content: 'A frame of the export.' }),
      pageOf('/docs/stuck', 'Debugging', { symptoms: ['export hangs at a frame'] }, 'Troubleshooting'),
      pageOf('/docs/all-letters', 'Alphabet', { content: 'A wide serif.', names: manyNames }),
      pageOf('/docs/letters', 'Letters', { content: 'A wide serif.' }),
    ],
    [],
    'build',
  ),
);

test.each([
  ['a product comes after the toolkit', 'add music and sounds', '/docs/tones', '/docs/recorder/adding'],
  [
    'unless the query names it',
    'add music and sounds in the recorder',
    '/docs/recorder/adding',
    '/docs/tones',
  ],
  [
    'even if its path ends with a word of the query',
    'how do i change the loudness of videos',
    '/docs/levels',
    '/docs/recorder/editing/loudness',
  ],
  [
    'a page for contributors comes after others',
    'compose melody',
    '/docs/tunes',
    '/docs/contributing/melodies',
  ],
  [
    'unless the query is about contributing',
    'contribute a melody',
    '/docs/contributing/melodies',
    '/docs/tunes',
  ],
  [
    'a quoted name is not a value of a message',
    'can\'t use "npx remotion upgrade" command in monorepo',
    '/docs/upgrade',
    '/docs/monorepo',
  ],
  ['a guide comes before the reference for a problem', 'fade broken', '/docs/paint', '/docs/paint-api'],
  ['a name outweighs common words', 'unable to render using ssr with bun', '/docs/bun', '/docs/server'],
  [
    'a page about a problem comes first if there is one',
    'export hangs at frame',
    '/docs/stuck',
    '/docs/export',
  ],
  [
    'a short page comes before a long one with the same words',
    'wide serif',
    '/docs/letters',
    '/docs/all-letters',
  ],
])('%s: %s', (_, query, better, worse) => {
  const found = stuck.findPages(query, 10).map(({ url }) => url);
  expect(found).toContain(better);
  expect(found.indexOf(better)).toBeLessThan(found.includes(worse) ? found.indexOf(worse) : 10);
});
