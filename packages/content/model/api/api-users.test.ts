import path from 'node:path';
import { contentSettings } from '../../../../test/support/content-settings';
import { temporaryFolder, writeFiles } from '../../../../test/support/temporary';
import type { ApiPackage } from '../../shared/api';
import { nodesOf, siteNodes } from '../nodes';
import { createSite } from '../site';
import { findApiUsers } from './api-users';

const functionOf = (name: string) => ({
  module: 'remotion',
  name,
  kind: 'function' as const,
  signature: `${name}(options: {}): number`,
  members: [{ name: 'fps', type: 'number', optional: false }],
  parameter: 'options',
});
const snapshot: ApiPackage = {
  package: 'remotion',
  version: '4.0.0',
  exports: ['spring', 'random'].map(functionOf),
};
const reference = (name: string, more = '') =>
  `---\ntitle: ${name}()\napi: {package: remotion, export: ${name}}\n---\n\nText.\n\n### \`fps\`\n\nText.\n${more}`;
const sample = (code: string) => {
  const names = ['spring', 'random'].filter((name) => code.includes(name));
  return `\n\`\`\`tsx\nimport {${names.join(', ')}} from 'remotion';\n${code}\n\`\`\`\n`;
};
const guide = (title: string, ...samples: string[]) =>
  `---\ntitle: ${title}\n---\n\nText.\n${samples.map(sample).join('')}`;

const root = temporaryFolder('used-in', {
  'packages/content/compile/a.ts': '',
  'packages/content/shared/a.ts': '',
  'content/api/remotion.json': JSON.stringify(snapshot),
  'content/authors.yaml': 'ada:\n  name: Ada\n',
  'content/docs/spring.mdx': reference(
    'spring',
    `${sample('spring({fps: 1});')}\n## See also\n\n- [Known](/docs/known)\n`,
  ),
  'content/docs/random.mdx': reference('random', sample('spring({fps: random({fps: 2})});')),
  'content/docs/a-once.mdx': guide(
    'Once',
    'random({fps: random({fps: random({fps: 1})})}); spring({fps: 1});',
  ),
  'content/docs/b-often.mdx': guide('Often', 'spring({fps: 1}); spring({fps: 2});', 'spring({fps: 3});'),
  'content/docs/known.mdx': guide('Known', 'spring({fps: 1}); spring({fps: 2}); spring({fps: 3});'),
  'content/docs/hidden.mdx': guide('Hidden', 'spring({fps: 1});').replace(
    '\n---\n\n',
    '\nunlisted: true\n---\n\n',
  ),
  'content/docs/prose.mdx': '---\ntitle: Prose\n---\n\nSee `spring()`.\n',
  'content/blog/2025-01-02-post.mdx': guide('Post', 'spring({fps: 1});'),
  'content/templates/blank.mdx': `---\nname: Blank\nrepository: a/b\ndescription: Empty\n---\n${sample('spring({fps: 1});')}`,
});
const site = createSite({
  settings: contentSettings,
  folders: { root, contentDir: path.join(root, 'content') },
  env: { pathPrefix: '', onBrokenLinks: 'throw', onUnknownComponent: 'throw' },
});
const context = { dates: new Map(), repositoryUrl: '', root, day: '2025-01-02' };
const docs = async () => {
  const loaded = await site.load();
  expect(loaded.errors).toEqual([]);
  return siteNodes(loaded, context).filter(({ type }) => type === 'Doc');
};
const listOf = async (route: string) =>
  nodesOf(await docs(), 'Doc').find((doc) => doc.path === route)?.usedIn;

test('guides come first, then posts and templates, then the reference; the more a page is about the API, the earlier', async () => {
  expect(await listOf('/docs/spring')).toEqual([
    { path: '/docs/b-often', title: 'Often', part: null },
    { path: '/docs/a-once', title: 'Once', part: null },
    { path: '/blog/post', title: 'Post', part: 'Blog' },
    { path: '/templates/blank', title: 'Blank', part: 'Templates' },
    { path: '/docs/random', title: 'random()', part: null },
  ]);
  expect(await listOf('/docs/b-often')).toEqual([]);
  const headings = nodesOf(await docs(), 'Doc').map(({ path: route, tableOfContents }) => [
    route,
    tableOfContents.at(-1)?.id,
  ]);
  expect(headings).toContainEqual(['/docs/spring', 'used-in']);
  expect(headings).toContainEqual(['/docs/b-often', undefined]);
});

test('a page says which of its samples use the API, and how often', async () => {
  const users = findApiUsers(await site.load()).get('/docs/spring');
  const often = users?.find(({ path: route }) => route === '/docs/b-often');
  expect(often).toMatchObject({ kind: 'guide', uses: 8, samples: [{ line: 7 }, { line: 12 }] });
  expect(often?.rank).toBeCloseTo(Math.sqrt(8));
  // Three of its ten uses are of `spring()`: the import and the option count too.
  expect(users?.find(({ path: route }) => route === '/docs/a-once')?.rank).toBeCloseTo(3 / Math.sqrt(10));
});

test('a page whose text links to the API comes before one that only uses it; a list of links is no such text', async () => {
  const file = 'content/docs/a-once.mdx';
  const code = 'random({fps: random({fps: random({fps: 1})})}); spring({fps: 1});';
  const rankWith = async (more: string) => {
    writeFiles(root, { [file]: guide('Once', code) + more });
    site.update([path.join(root, file)]);
    const users = findApiUsers(await site.load()).get('/docs/spring');
    return users?.find(({ path: route }) => route === '/docs/a-once')?.rank;
  };
  const plain = 3 / Math.sqrt(10);
  expect(await rankWith('\n## See also\n\n- [Springs](/docs/spring)\n')).toBeCloseTo(plain);
  expect(await rankWith('\nMore about [springs](/docs/spring#fps).\n')).toBeCloseTo(2 * plain);
  expect(await rankWith('\nMore about `spring()`.\n')).toBeCloseTo(2 * plain);
  expect(await rankWith('')).toBeCloseTo(plain);
});

test('eight pages are listed', async () => {
  const names = Array.from({ length: 9 }, (_, index) => `content/docs/more-${index}.mdx`);
  writeFiles(root, Object.fromEntries(names.map((name) => [name, guide(name, 'spring({fps: 1});')])));
  site.update(names.map((name) => path.join(root, name)));
  expect(await listOf('/docs/spring')).toHaveLength(8);
});

test('an edit of a sample changes its page and the pages of the APIs concerned, and no other', async () => {
  const before = new Map((await docs()).map(({ id, digest }) => [id, digest]));
  writeFiles(root, { 'content/docs/b-often.mdx': guide('Often', 'random({fps: 1});') });
  site.update([path.join(root, 'content/docs/b-often.mdx')]);
  const changed = (await docs()).filter(({ id, digest }) => before.get(id) !== digest).map(({ id }) => id);
  expect(changed.sort()).toEqual(['Doc docs/b-often.mdx', 'Doc docs/random.mdx', 'Doc docs/spring.mdx']);
});
