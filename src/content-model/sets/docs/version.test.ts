import { docsVersionResolvers } from './version';

const doc = (docId: string, draft = false) => ({
  docId,
  path: `/docs/${docId}`,
  title: docId,
  relativePath: `docs/${docId}.mdx`,
  unlisted: false,
  draft,
});
const nodes: Record<string, unknown[]> = {
  Doc: [doc('start'), doc('lambda'), doc('clipper'), doc('soon', true)],
  Sidebar: [
    {
      name: 'mainSidebar',
      sourceName: 'sidebars/mainSidebar.yaml',
      entries: [{ category: 'Begin', items: ['start', 'lambda'] }],
    },
  ],
};
const fields = docsVersionResolvers(((type: string) => nodes[type]) as never, '/content');

test('a version lists its docs: id, path, and the sidebar of those that have one', () => {
  expect(fields.docs.resolve()).toEqual([
    { id: 'start', path: '/docs/start', sidebar: 'mainSidebar' },
    { id: 'lambda', path: '/docs/lambda', sidebar: 'mainSidebar' },
    { id: 'clipper', path: '/docs/clipper', sidebar: null },
    { id: 'soon', path: '/docs/soon', sidebar: null },
  ]);
});

test('a version lists its drafts, and its sidebars with the link to their first page', () => {
  expect(fields.draftIds.resolve()).toEqual(['soon']);
  expect(fields.sidebars.resolve()).toEqual([
    { name: 'mainSidebar', link: { path: '/docs/start', label: 'Begin' } },
  ]);
});
