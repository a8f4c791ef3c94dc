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

/** Which groups take a module with these chunks. */
function taken(type: string, names: string[]): string[] {
  const chunks = names.map((name) => ({ name }) as Chunk);
  const module = { type } as Module;
  const chunkGraph = { getModuleChunksIterable: () => chunks } as unknown as ChunkGraph;
  return Object.entries(groupsOf())
    .filter(([, { test }]) => test(module, { chunkGraph }))
    .map(([name]) => name);
}

const style = 'css/mini-extract';
const manyPages = Array.from({ length: 8 }, (_, index) => page(`p${index}`));

test('styles of the app, of docs pages and of many kinds of page are in the file that all pages load', () => {
  for (const names of [['app'], ['component---src-templates-doc-tsx'], manyPages])
    expect(taken(style, names)).toContain('styles');
  expect(taken(style, [page('search')])).toEqual(['sharedStyles']);
  expect(taken(style, ['search-overlay'])).not.toContain('styles');
});

test('code of all docs pages is a part of the app, what only those with demos share with others is apart', () => {
  const [doc, heavyDoc] = ['component---src-templates-doc-tsx', 'component---src-templates-heavy-doc-tsx'];
  expect(taken('javascript/auto', [doc, heavyDoc])).toEqual(['widelyShared']);
  expect(taken('javascript/auto', [heavyDoc, page('post')])).toEqual(['heavyParts']);
  expect(taken(style, [heavyDoc, page('post')])).toContain('heavyStyles');
  expect(taken('javascript/auto', [doc, page('post')])).toEqual([]);
});

test('code that most kinds of page share is a part of the app', () => {
  expect(taken('javascript/auto', manyPages)).toEqual(['widelyShared']);
  expect(taken('javascript/auto', manyPages.slice(1))).toEqual([]);
});
