import type { Chunk, ChunkGraph, Configuration, Module } from 'webpack';
import { splitByPage } from './split';

interface Group {
  test: (module: Module, context: { chunkGraph: ChunkGraph }) => boolean;
}

function groupsOf(): Record<string, Group> {
  const config: Configuration = {
    optimization: { runtimeChunk: 'single', splitChunks: { cacheGroups: { styles: { name: 'all' } } } },
  };
  splitByPage(config);
  expect(config.optimization?.runtimeChunk).toBe(false);
  const { splitChunks } = config.optimization ?? {};
  if (!splitChunks) throw new Error('The configuration has lost its groups.');
  return splitChunks.cacheGroups as unknown as Record<string, Group>;
}

const page = (name: string) => `component---src-pages-${name}-tsx`;

/** Returns the groups that include a module with these chunks. */
function taken(type: string, names: string[]): string[] {
  const chunks = names.map((name) => ({ name }) as Chunk);
  const module = { type } as Module;
  const chunkGraph = { getModuleChunksIterable: () => chunks } as unknown as ChunkGraph;
  return Object.entries(groupsOf())
    .filter(([, { test }]) => test(module, { chunkGraph }))
    .map(([name]) => name);
}

const style = 'css/mini-extract';
const manyPages = Array.from({ length: 10 }, (_, index) => page(`p${index}`));

test('styles of the app and of docs pages are in the file that all pages load', () => {
  for (const names of [['app'], ['component---src-templates-doc-tsx']])
    expect(taken(style, names)).toContain('styles');
  expect(taken(style, manyPages)).toEqual(['pageStyles', 'galleryStyles']);
  expect(taken(style, [page('search'), page('index')])).toEqual(['galleryStyles']);
  expect(taken(style, [page('search')])).toEqual([]);
  expect(taken(style, ['search-overlay'])).not.toContain('styles');
});

test('code of docs pages is in one file, with demos and without; what demos share with others is a copy', () => {
  const [doc, demoDoc] = [
    'component---src-templates-doc-tsx',
    'component---src-templates-doc-with-demos-tsx',
  ];
  expect(taken('javascript/auto', [doc, demoDoc])).toEqual([]);
  expect(taken('javascript/auto', [demoDoc, page('post')])).toEqual([]);
  expect(taken(style, [demoDoc, page('post')])).toContain('demoStyles');
});

test('both templates of posts are one kind of page', () => {
  const post = ['component---src-templates-post-tsx', 'component---src-templates-post-with-demos-tsx'];
  expect(taken('javascript/auto', post)).toEqual(['post-parts code']);
  expect(taken(style, post)).toEqual(['post-parts styles']);
  expect(taken('javascript/auto', [...post, ...manyPages.slice(2)])).toEqual(['post-parts code']);
});

test('code that docs pages share with other kinds is a part of the app', () => {
  const [doc, demoDoc] = [
    'component---src-templates-doc-tsx',
    'component---src-templates-doc-with-demos-tsx',
  ];
  expect(taken('javascript/auto', [doc, demoDoc, page('post')])).toEqual(['appParts']);
  expect(taken('javascript/auto', [doc])).toEqual([]);
});

test('code that many other kinds of page share is in one file', () => {
  expect(taken('javascript/auto', manyPages)).toEqual(['pageParts']);
  expect(taken('javascript/auto', manyPages.slice(1))).toEqual([]);
});
