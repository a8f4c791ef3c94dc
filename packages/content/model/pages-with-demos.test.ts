import { join } from 'node:path';
import { contentSettings } from '../../../test/support/content-settings';
import { temporaryFolder, writeFiles } from '../../../test/support/temporary';
import { nodesOf, siteNodes } from './nodes';
import { createSite } from './site';

async function load(files: Record<string, string>) {
  const root = temporaryFolder('demos');
  writeFiles(root, { 'packages/content/compile/a.ts': '', 'packages/content/shared/a.ts': '', ...files });
  const site = await createSite({
    settings: contentSettings,
    folders: { root, contentDir: join(root, 'content') },
    env: { pathPrefix: '', onBrokenLinks: 'throw', onUnknownComponent: 'throw' },
  }).load();
  const context = { dates: new Map(), repositoryUrl: '', root, day: '2025-01-02' };
  const routes = nodesOf(siteNodes(site, context), 'Route');
  return { site, withDemos: routes.filter(({ hasDemos }) => hasDemos).map(({ path }) => path) };
}

const doc = (body: string) => `---\ntitle: A page\n---\n\n${body}\n`;
const video = '<YouTube id="abc" title="T" />';

test('a page is known to have demos if it has a demo, a tool or a video, also inside other components and from a partial', async () => {
  const { withDemos } = await load({
    'content/docs/_video.mdx': video,
    'content/docs/text.mdx': doc('Text with `<Demo>` in it.\n\n<Step>1</Step> First'),
    'content/docs/video.mdx': doc(video),
    'content/docs/tabs.mdx': doc(`<Tabs>\n<TabItem value="a" label="A">\n\n${video}\n\n</TabItem>\n</Tabs>`),
    'content/docs/partial.mdx': doc("import Video from './_video.mdx';\n\n<Video />"),
  });
  expect(withDemos.sort()).toEqual(['/docs/partial', '/docs/tabs', '/docs/video']);
});

test('a list of posts has demos if one of its excerpts has', async () => {
  const post = (day: number, body: string) => {
    const date = `2025-01-${String(day).padStart(2, '0')}`;
    return [`content/blog/${date}-post-${day}.mdx`, `---\ntitle: A post\n---\n\n${body}\n`];
  };
  const texts = Array.from({ length: 20 }, (_, index) => post(index + 2, 'Text.'));
  const inExcerpt = post(1, `${video}\n\n{/* truncate */}\n\nText.`);
  const below = post(30, `Text.\n\n{/* truncate */}\n\n${video}`);
  const { withDemos } = await load(Object.fromEntries([inExcerpt, ...texts, below]));
  expect(withDemos.sort()).toEqual(['/blog/page/3', '/blog/post-1', '/blog/post-30']);
});

test('a component that pages of a kind do not load is an error', async () => {
  const { site } = await load({
    'content/pages/about.mdx': doc(video),
    'content/blog/2025-01-02-post.mdx': doc(`${video}\n\n<MediaTool job="metadata" />`),
    'content/docs/tool.mdx': doc('<MediaTool job="metadata" />'),
  });
  expect(site.errors.map(({ file, found }) => [file, found])).toEqual([
    ['content/pages/about.mdx', '<YouTube>'],
  ]);
});
