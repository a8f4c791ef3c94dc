import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder, writeFiles } from '../../../test/support/temporary';
import { createSite, type LoadedSite } from '../../content-model/site';
import { readSynonyms } from '../../content-model/synonyms';
import { ContentError } from '../../shared/content-error';
import { readEnv } from '../../site/env';
import { searchData } from '../engine/data-of-records';
import { collectRecords } from '../records/collect-records';
import { readSearchPages } from '../records/read-search-pages';
import { codeFolders, openKeptIndex } from './kept-index';
import { encodeData } from './write-index';

const spring = '---\ntitle: spring()\n---\n\nMoves with [easing](/docs/easing).\n';
const sidebar = (category: string) => `- category: ${category}\n  items:\n    - doc: easing\n`;
const content = {
  'content/docs/spring.mdx': spring,
  'content/docs/easing.mdx': '---\ntitle: Easing\ndescription: How values change.\n---\n\nText.\n',
  'content/sidebars/mainSidebar.yaml': '- doc: spring\n',
  'content/sidebars/apiSidebar.yaml': sidebar('Motion'),
  'content/search/synonyms.yaml': '- [fast, quick]\n',
};
const code = Object.fromEntries(codeFolders.map((folder) => [`${folder}/a.ts`, '']));
const root = temporaryFolder('kept-index');

async function load(folder = root) {
  const folders = { root: folder, contentDir: path.join(folder, 'content') };
  const site = createSite({ folders, env: readEnv() });
  const loaded = await site.load();
  // The settings name pages that are not here, which is of no matter.
  expect([...loaded.compiled.values()].every((file) => !(file instanceof ContentError))).toBe(true);
  return loaded;
}

const encode = (site: LoadedSite) => {
  const records = collectRecords(readSearchPages(site)).flatMap((page) => page.records);
  const index = encodeData(searchData(records, readSynonyms(site.folders)));
  expect(index.records).toBe(records.length);
  return index;
};

beforeEach(async () => {
  writeFiles(root, { ...content, ...code });
  const site = await load();
  openKeptIndex(root).keep(site, encode(site));
});

test.each([
  ['nothing', {}],
  ['the name of a category', { 'content/sidebars/apiSidebar.yaml': sidebar('Movement') }],
  ['the category of a page', { 'content/sidebars/apiSidebar.yaml': '- doc: easing\n' }],
])('after an edit of %s, the index of the last build is used, with the groups of pages now', async (_, edit) => {
  writeFiles(root, edit as Record<string, string>);
  const site = await load();
  const index = openKeptIndex(root).indexOf(site);
  expect(index).toBeDefined();
  expect(JSON.stringify(index)).toBe(JSON.stringify(encode(site)));
});

test.each([
  ['a title', { 'content/docs/spring.mdx': spring.replace('spring()', 'springs()') }],
  ['a sentence', { 'content/docs/spring.mdx': spring.replace('Moves', 'Turns') }],
  ['the target of a link', { 'content/docs/spring.mdx': spring.replace('/docs/easing', '/docs/spring') }],
  ['the compiler', { 'src/mdx/compile/a.ts': '// Changed.' }],
  ['the search engine', { 'src/search/engine/a.ts': '// Changed.' }],
  ['a synonym', { 'content/search/synonyms.yaml': '- [fast, rapid]\n' }],
])('the index is made again after an edit of %s', async (_, edit) => {
  writeFiles(root, edit as Record<string, string>);
  expect(openKeptIndex(root).indexOf(await load())).toBeUndefined();
});

test('a project in another folder can use the cache', async () => {
  const other = temporaryFolder('kept-index', { ...content, ...code });
  const cacheFile = 'node_modules/.cache/search-index.json';
  writeFiles(other, { [cacheFile]: fs.readFileSync(path.join(root, cacheFile)) });
  expect(openKeptIndex(other).indexOf(await load(other))).toBeDefined();
});

test('a corrupt cache counts as empty', async () => {
  writeFiles(root, { 'node_modules/.cache/search-index.json': '{' });
  expect(openKeptIndex(root).indexOf(await load())).toBeUndefined();
});
