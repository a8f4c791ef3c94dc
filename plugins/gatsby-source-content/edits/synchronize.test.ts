import fs from 'node:fs';
import path from 'node:path';
import type { ModelEnv } from '../../../packages/content/model/environment';
import { createSite, type LoadedSite, type Site } from '../../../packages/content/model/site';
import type { PageEvent } from '../../../packages/content/shared/edits';
import { contentSettings } from '../../../test/support/settings';
import { temporaryFolder } from '../../../test/support/temporary';
import { shownProblems } from './problems';
import { synchronizePages, updatePages } from './synchronize';

const env: ModelEnv = { pathPrefix: '', onBrokenLinks: 'throw', onUnknownComponent: 'throw' };
const page = '---\ntitle: A page\n---\n\nText.\n';

let root: string;
let site: Site;
let loaded: LoadedSite;
let early: PageEvent[];
let told: PageEvent[];

const fileOf = (name: string) => path.join(root, 'content', name);
const textOf = (event: PageEvent | undefined) => JSON.stringify(event);

/** Writes a file (or removes it), and returns the events for open pages. */
async function edit(name: string, text: string | null) {
  if (text === null) fs.rmSync(fileOf(name));
  else fs.writeFileSync(fileOf(name), text);
  early = await updatePages(site, [fileOf(name)]);
  const { after, events, modeChanges } = await synchronizePages(site, loaded, [fileOf(name)]);
  loaded = after;
  told = events;
  return modeChanges;
}

const problems = () => shownProblems(loaded);

beforeEach(async () => {
  root = temporaryFolder('synchronize', {
    'packages/content/compile/a.ts': '',
    'packages/content/shared/a.ts': '',
    'content/docs/page.mdx': page,
    'content/docs/other.mdx': "---\ntitle: Other\n---\n\nimport Part from './_part.mdx';\n\n<Part />\n",
    'content/docs/_part.mdx': 'A part.\n',
    'content/docs/mine.tsx': 'export const Mine = () => null;\n',
  });
  site = createSite({
    settings: contentSettings,
    folders: { root, contentDir: path.join(root, 'content') },
    env,
  });
  loaded = await site.load();
});

test('a mistake of the frontmatter is above the content, and gone when it is fixed', async () => {
  await edit('docs/page.mdx', page.replace('---\n', '---\ndescripton: x\n'));
  const [first] = told;
  expect(first).toMatchObject({ path: '/docs/page', tree: [{ tag: 'pre' }, { tag: 'p', html: 'Text.' }] });
  expect(textOf(first)).toContain('content/docs/page.mdx:2');
  expect(problems()).toEqual([
    {
      path: '/docs/page',
      text: expect.stringContaining('Did you mean `description`?'),
      edit: 'file=content%2Fdocs%2Fpage.mdx&line=2',
    },
  ]);
  await edit('docs/page.mdx', page);
  expect(told).toEqual([{ path: '/docs/page', tree: [{ tag: 'p', html: 'Text.' }] }]);
  expect(problems()).toEqual([]);
});

test('the content of an edited page is told before all pages are checked', async () => {
  await edit('docs/page.mdx', page.replace('Text.', 'Other text.'));
  expect(early).toEqual([{ path: '/docs/page', tree: [{ tag: 'p', html: 'Other text.' }] }]);
  expect(told[0]).toEqual(early[0]);
  await edit('docs/page.mdx', '<Tabz />');
  expect(textOf(early[0])).toContain('Did you mean `Tabs`?');
  await edit('docs/page.mdx', null);
  expect(early).toEqual([]);
});

const deadLink = {
  text: expect.stringContaining('content/docs/page.mdx:7'),
  edit: 'file=content%2Fdocs%2Fpage.mdx&line=7',
};

test('a site that was shown before its pages were compiled: their content is not told, their problems are', async () => {
  fs.writeFileSync(fileOf('docs/page.mdx'), `${page}\n[dead](/docs/pagee)\n`);
  site = createSite({
    settings: contentSettings,
    folders: { root, contentDir: path.join(root, 'content') },
    env,
  });
  loaded = site.loadCached();
  expect(loaded.routes.pages.map((route) => route.path)).toContain('/docs/page');
  // Its text is new, so the cache has the other page only.
  expect([...loaded.compiled.keys()]).toEqual([fileOf('docs/other.mdx')]);
  const { after, events } = await synchronizePages(site, loaded, []);
  expect(after.compiled.size).toBe(2);
  expect(events).toEqual([]);
  expect(shownProblems(after)).toEqual([deadLink]);
});

test('an edit of a partial reaches the pages that show it', async () => {
  await edit('docs/_part.mdx', 'Another part.\n');
  expect(told[0]).toEqual({ path: '/docs/other', tree: [{ tag: 'p', html: 'Another part.' }] });
});

test('problems of a sidebar, an expert and a dead link are told, with their lines, until they are fixed', async () => {
  fs.mkdirSync(fileOf('experts'));
  await edit('experts/ada.yaml', 'name: Ada\nwebsite: nowhere\n');
  expect(problems().map(({ text }) => text.split('\n')[0])).toEqual(['content/experts/ada.yaml:2']);
  await edit('experts/ada.yaml', 'name: Ada\n');
  expect(problems()).toEqual([]);
  await edit('docs/page.mdx', `${page}\n[dead](/docs/pagee)\n`);
  expect(problems()).toEqual([deadLink]);
});

test('a route that two files have is one warning, with both files and lines', async () => {
  await edit('docs/twin.mdx', '---\nslug: page\n---\n\n## Own heading\n\n[own](#own-heading)\n');
  expect(problems().map(({ text }) => text)).toEqual([
    expect.stringMatching(
      /^content\/docs\/twin\.mdx:2\n {2}found: {4}the route `\/docs\/page`, which content\/docs\/page\.mdx:1 already has\n/,
    ),
  ]);
});

test('a page whose file is gone says so, and comes back with its file', async () => {
  await edit('docs/page.mdx', null);
  expect(textOf(told[0])).toContain('This page is gone');
  await edit('docs/page.mdx', page);
  expect(told[0]).toEqual({ path: '/docs/page', tree: [{ tag: 'p', html: 'Text.' }] });
});

test('a page that becomes a module, or data again, has to be loaded again', async () => {
  const asModule = `${page}\nimport { Mine } from './mine';\n\n<Mine />\n`;
  const change = { path: '/docs/page', file: fileOf('docs/page.mdx') };
  expect(await edit('docs/page.mdx', asModule)).toEqual([{ ...change, isModule: true }]);
  expect(await edit('docs/page.mdx', page)).toEqual([{ ...change, isModule: false }]);
  // With a mistake, the page was shown as data.
  expect(await edit('docs/page.mdx', '<Tabz />')).toEqual([]);
  expect(await edit('docs/page.mdx', asModule)).toEqual([{ ...change, isModule: true }]);
});

test('pages of a renamed folder have new routes', async () => {
  fs.renameSync(fileOf('docs'), fileOf('manual'));
  fs.mkdirSync(fileOf('docs'));
  fs.renameSync(fileOf('manual'), fileOf('docs/manual'));
  const files = ['docs', 'docs/manual/page.mdx', 'docs/manual/other.mdx', 'manual'];
  await updatePages(site, files.map(fileOf));
  const { after } = await synchronizePages(site, loaded, files.map(fileOf));
  const routes = ['/docs/manual/other', '/docs/manual/page'];
  expect(after.documents.of('Doc').map((doc) => doc.path)).toEqual(routes);
});
