import path from 'node:path';
import { temporaryFolder } from '../../../../test/support/temporary';
import type { ApiExport } from '../../shared/api';
import { createApiIndex } from './api-index';
import { firstSentence } from './first-sentence';

const option = (name: string, more = {}) => ({ name, type: 'number', optional: true, ...more });
const exports: ApiExport[] = [
  {
    module: 'remotion',
    name: 'spring',
    kind: 'function',
    signature: 'spring(options: {}): number',
    alsoIn: ['remotion/no-react'],
    parameter: 'options',
    members: [option('fps'), option('config', { members: [option('mass', { default: '1' })] })],
  },
  {
    module: 'remotion',
    name: 'Series',
    kind: 'component',
    signature: '<Series>',
    members: [option('offset', { of: 'Sequence' })],
  },
  { module: '@remotion/media', name: 'Video', kind: 'component', signature: '<Video>', members: [] },
  { module: 'remotion', name: 'Video', kind: 'component', signature: '<Video>', members: [] },
  {
    module: '@remotion/google-fonts/Inter',
    name: 'loadFont',
    kind: 'function',
    signature: 'loadFont(style?: string): void',
    members: [],
  },
];
const spring = [
  '---\ntitle: a\n---',
  '<AvailableFrom v="2.0.0" />',
  'A `spring()` moves. It [stops](/x) later.',
  '## Arguments',
  '### `options`',
  '#### `fps?` <AvailableFrom v="3.0.0" />',
  '_number, optional_',
  'Frames a second.',
  '#### `config?`',
  '##### `mass?`',
  '## Return value',
  '### `result`',
  '## Mass {#own}',
].join('\n\n');
const series = '## `<Series>`\n\n### `name?`\n\n## `<Series.Sequence>`\n\n### `offset?`\n\nMoves it.';

const folder = temporaryFolder('api-index', { 'spring.mdx': spring, 'series.mdx': series, 'other.mdx': '' });
const doc = (file: string, module: string, name: string, route = `/docs/${file}`) => ({
  path: route,
  sourcePath: path.join(folder, `${file}.mdx`),
  api: { package: module, export: name },
});
const index = createApiIndex(
  [
    doc('spring', 'remotion', 'spring'),
    doc('series', 'remotion', 'Series'),
    doc('other', 'remotion', 'Video', '/docs/html5-video'),
    doc('other', '@remotion/media', 'Video', '/docs/media/video'),
    doc('other', '@remotion/google-fonts/Inter', 'loadFont', '/docs/load-font'),
    doc('other', 'remotion', 'gone', '/docs/gone'),
  ],
  new Map(
    exports.flatMap((entry) =>
      [entry.module, ...(entry.alsoIn ?? [])].map((module) => [
        `${module} ${entry.name}`,
        { entry, file: '' },
      ]),
    ),
  ),
);

test('exports are found by module and name, also in other modules that have them', () => {
  expect(index.find(['remotion', 'spring'])).toEqual({ to: '/docs/spring', title: 'function of remotion' });
  expect(index.find(['remotion/no-react', 'spring'])?.to).toBe('/docs/spring');
  expect(index.find(['@remotion/google-fonts/Roboto', 'loadFont'])?.to).toBe('/docs/load-font');
  expect(index.find(['other', 'spring'])).toBeUndefined();
  expect(index.find(['remotion', 'gone'])).toBeUndefined();
});

test('a name alone is found if one page documents it', () => {
  expect(index.find([null, 'Series'])).toEqual({ to: '/docs/series', title: 'component of remotion' });
  expect(index.find([null, 'Video'])).toBeUndefined();
  expect(index.find(['@remotion/media', 'Video'])?.to).toBe('/docs/media/video');
});

test('options, options of options and parts have the ids of their headings', () => {
  expect(index.find(['remotion', 'spring', 'fps'])).toEqual({
    to: '/docs/spring#fps',
    title: 'option of spring.options',
  });
  expect(index.find(['remotion', 'spring', 'config', 'mass'])?.to).toBe('/docs/spring#mass');
  expect(index.find(['remotion', 'spring', 'mass'])).toBeUndefined();
  expect(index.find(['remotion', 'spring', 'result'])).toBeUndefined();
  expect(index.find(['remotion', 'Series', 'name'])).toEqual({
    to: '/docs/series#name',
    title: 'prop of Series',
  });
  expect(index.find(['remotion', 'Series', 'Sequence'])).toEqual({
    to: '/docs/series#seriessequence',
    title: 'part of Series',
  });
  expect(index.find(['remotion', 'Series', 'Sequence', 'offset'])?.title).toBe('prop of Series.Sequence');
  expect(index.find(['remotion', 'Series', 'offset'])).toBeUndefined();
});

test('a card has the signature, the first sentence, the default and the version', () => {
  expect(index.cards.get('/docs/spring')).toEqual({
    signature: 'spring(options: {}): number',
    text: 'A spring() moves.',
    since: '2.0.0',
  });
  expect(index.cards.get('/docs/spring#fps')).toEqual({
    signature: 'fps?: number',
    text: 'Frames a second.',
    since: '3.0.0',
  });
  expect(index.cards.get('/docs/spring#mass')).toEqual({ signature: 'mass?: number', default: '1' });
});

test.each([
  [
    ['_number, optional, default `_a`._ Frames, e.g. 4.0.1 ones, to wait. Then more.'],
    'Frames, e.g. 4.0.1 ones, to wait.',
  ],
  [['**One** <AvailableFrom v="1" /> *two* [`<A>`](/b).'], 'One two <A>.'],
  [['## Heading', '', 'Text.'], undefined],
  [['- a list'], undefined],
  [['_string_', '', '```ts', 'a', '```'], undefined],
])('the first sentence of %j', (lines, sentence) => {
  expect(firstSentence(lines)).toBe(sentence);
});
