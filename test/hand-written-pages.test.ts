import type { CreatePageArgs, CreatePagesArgs, Page } from 'gatsby';
import * as gatsbyNode from '../gatsby-node';
import { temporaryFolder } from './support/temporary';

/*
 * Gatsby keeps the pages of the previous build, and warns about a page whose path differs from another's only
 * by its trailing slash.
 */

const kept = new Map<string, Page>();
let warnings: string[];
let site = gatsbyNode;

const actions = {
  deletePage: ({ path }: { path: string }) => void kept.delete(path),
  createPage: (page: Page) => {
    const twin = page.path.endsWith('/') ? page.path.slice(0, -1) : `${page.path}/`;
    if (kept.has(twin)) warnings.push(`${page.path} beside ${twin}`);
    kept.set(page.path, page);
    site.onCreatePage({ page, actions } as unknown as CreatePageArgs);
  },
};

/**
 * Simulates the page creation of a build: our own pages are created before those of files, whose paths Gatsby
 * chooses.
 */
function build(): Record<string, unknown> {
  warnings = [];
  actions.createPage({
    path: '/docs/',
    component: '/site/src/templates/doc.tsx',
    context: { layout: 'docs' },
  });
  site.createPagesStatefully({
    store: { getState: () => ({ pages: kept }) },
    actions,
  } as unknown as CreatePagesArgs);
  for (const name of ['about', 'ai', 'ai-embed', 'showcase/add'])
    actions.createPage({ path: `/${name}`, component: `/site/src/pages/${name}.tsx`, context: {} });
  return Object.fromEntries([...kept].map(([path, { context }]) => [path, context?.layout]));
}

test('hand-written pages have their routes and frames, in a warm build as in the first, and nobody warns [3.3]', () => {
  const pages = {
    '/docs/': 'docs',
    '/about/': 'plain',
    '/ai': 'plain',
    '/ai-embed': 'bare',
    '/showcase/add': 'plain',
  };
  expect([build(), warnings]).toEqual([pages, []]);
  expect([build(), warnings]).toEqual([pages, []]);
});

test('content without a home page keeps the redirect that it has instead', async () => {
  process.env.CONTENT_DIR = temporaryFolder('without-home', { 'docs/tea.mdx': '' });
  // The hooks read the environment when they are loaded.
  jest.resetModules();
  site = await import('../gatsby-node');
  kept.clear();
  const home = {
    path: '/',
    template: 'redirect',
    context: { to: '/docs/tea' },
    source: null,
    hasDemos: false,
  };
  const graphql = async () => ({ data: { allRoute: { nodes: [home] } } });
  await site.createPages({ graphql, actions } as unknown as CreatePagesArgs);
  for (const [path, file] of [
    ['/', 'index'],
    ['/about', 'about'],
    ['/search', 'search'],
  ] as const)
    actions.createPage({ path, component: `/site/src/pages/${file}.tsx`, context: {} });
  expect([...kept].map(([path, { context }]) => [path, context])).toEqual([
    ['/', { to: '/docs/tea' }],
    ['/search', { layout: 'plain' }],
  ]);
  delete process.env.CONTENT_DIR;
});
