import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { createPages } from '../gatsby-node';
import { siteNodes } from '../packages/content/model/nodes';
import { createSite } from '../packages/content/model/site';
import { contentSettings } from './support/settings';
import { temporaryFolder, writeFiles } from './support/temporary';

/*
 * Everything that a page shows comes from GraphQL: its context only contains query variables, and its code
 * contains no content.
 */

const root = resolve(__dirname, '..');

function browserFiles(): string[] {
  return ['components', 'pages', 'runtime', 'templates', 'theme'].flatMap((folder) =>
    readdirSync(join(root, 'src', folder), { recursive: true, withFileTypes: true })
      .filter(({ name }) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
}

test('the code of pages does not import the content', () => {
  const shown = /from '@docs\/content'/;
  const files = browserFiles().filter((file) => shown.test(readFileSync(file, 'utf8')));
  expect(files).toEqual([]);
});

test('the context of a page is its frame and what its query asks by', async () => {
  const folder = temporaryFolder('contexts');
  writeFiles(folder, {
    'packages/content/compile/a.ts': '',
    'packages/content/shared/a.ts': '',
    'content/docs/page.mdx': '---\ntitle: A page\nredirect_from: /docs/old\n---\n\nText.\n',
    'content/blog/2025-01-02-post.mdx': '---\ntitle: A post\n---\n\nNews.\n',
    'content/experts/ada.yaml': 'name: Ada\n',
    'content/templates/blank.mdx': '---\nname: Blank\nrepository: a/b\ndescription: Empty\n---\n',
  });
  const site = createSite({
    settings: contentSettings,
    folders: { root: folder, contentDir: join(folder, 'content') },
    env: { pathPrefix: '', onBrokenLinks: 'throw', onUnknownComponent: 'throw' },
  });
  const context = { dates: new Map(), repositoryUrl: '', root: folder, day: '2025-01-02' };
  const routes = siteNodes(await site.load(), context).filter(({ type }) => type === 'Route');
  const created: Record<string, unknown> = {};
  await createPages({
    graphql: async () => ({
      data: {
        allPost: { nodes: [{ set: 'blog', excerptTree: null }] },
        allRoute: { nodes: routes.map(({ fields }) => fields) },
      },
    }),
    actions: {
      createPage: (page: { path: string; context: unknown }) => {
        created[page.path] = page.context;
      },
    },
  } as unknown as CreatePagesArgs);
  const list = { layout: 'plain', page: 1, pages: 1, skip: 0, limit: 10 };
  expect(created).toMatchObject({
    '/docs/page': { layout: 'docs', id: 'Doc docs/page.mdx' },
    '/docs/old': { layout: 'plain', to: '/docs/page' },
    '/blog/post': { layout: 'plain', id: 'Post blog/2025-01-02-post.mdx', set: 'blog' },
    '/blog': { ...list, set: 'blog' },
    '/blog/archive': { layout: 'plain', set: 'blog' },
    '/experts/ada': { layout: 'plain', id: 'Expert experts/ada.yaml' },
    '/templates/blank': { layout: 'plain', id: 'Template templates/blank.mdx' },
  });
  for (const value of Object.values(created)) expect(JSON.stringify(value).length).toBeLessThan(120);
});
