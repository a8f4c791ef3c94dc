import path from 'node:path';
import { complete } from '../../../.vscode/extensions/site-completion/complete';
import { fenceWarnings } from '../../../packages/content/compile/code/check-fence';
import { createSite } from '../../../packages/content/model/site';
import { contentSettings } from '../../../test/support/settings';
import { temporaryFolder } from '../../../test/support/temporary';
import { editorNames } from './editor-names';

const root = temporaryFolder('names', {
  'src/pages/about.tsx': '',
  'content/pages/about.mdx': '---\ntitle: About\npath: /about/\n---\n\nText.\n',
  'content/diagrams/render.yaml': '',
  'content/docs/lambda/setup.mdx':
    '---\ntitle: Setup\nredirect_from: [/docs/old]\n---\n\nText.\n\n## Roles\n',
  'content/docs/lambda/cost.mdx': '---\ntitle: Cost\n---\n\n## Per `hour` {#hour}\n\n### Example\n',
});
const contentDir = path.join(root, 'content');

/** Returns the labels offered at the end of a text in `docs/lambda/setup.mdx`, before the text that they replace. */
async function offered(text: string): Promise<[labels: string[], replaced: string] | undefined> {
  const env = { pathPrefix: '', onBrokenLinks: 'throw', onUnknownComponent: 'throw' } as const;
  const site = await createSite({ settings: contentSettings, folders: { root, contentDir }, env }).load();
  const found = complete(text, path.join(contentDir, 'docs/lambda/setup.mdx'), editorNames(site));
  return found && [found.items.map(({ label }) => label), text.slice(text.length - found.replaced)];
}

test('routes are completed in links, without redirects', async () => {
  for (const text of ['See [the cost](', '- [cost](/docs/la', '<a href="/d', '[cost]: /']) {
    const [routes, replaced] = (await offered(text)) ?? [];
    expect(routes).toEqual(expect.arrayContaining(['/docs/lambda/cost', '/docs/lambda/setup', '/about/']));
    expect(routes).not.toContain('/docs/old');
    expect(replaced).toBe(/[^("\s]*$/.exec(text)?.[0]);
  }
});

test('headings are completed after a route, a file, and on the page itself', async () => {
  expect(await offered('[a](/docs/lambda/cost#')).toEqual([['hour', 'example'], '']);
  expect(await offered('[a](/docs/lambda/cost/#ho')).toEqual([['hour', 'example'], 'ho']);
  expect(await offered('[a](./cost.mdx#')).toEqual([['hour', 'example'], '']);
  expect(await offered('[a](#')).toEqual([['roles'], '']);
  expect(await offered('[a](/docs/unknown#')).toBeUndefined();
});

test('the names of diagrams are completed', async () => {
  expect(await offered('<Diagram caption="x" name="')).toEqual([['render'], '']);
});

test('the words of a code fence are completed, each once and not in quotes', async () => {
  const [all = []] = (await offered('```tsx ')) ?? [];
  expect(all).toContain('live');
  const meta = all.join(' ');
  expect(fenceWarnings({ lang: 'tsx', meta, value: '' }, [])).toEqual([]);
  expect(await offered('- ```tsx title="src/A.tsx" {1} sh')).toEqual([
    all.filter((word) => word !== 'title'),
    'sh',
  ]);
  expect(await offered('```tsx title="src/')).toBeUndefined();
  expect(await offered('```ts')).toBeUndefined();
});

test('nothing is offered in code and text', async () => {
  expect(await offered('```tsx live\nsee [a](/')).toBeUndefined();
  expect(await offered('````md\n```tsx\n[a](/')).toBeUndefined();
  expect(await offered('Text (/')).toBeUndefined();
  expect(await offered('[a](https://')).toBeUndefined();
  expect((await offered('```tsx\n```\n\n[a](#'))?.[0]).toEqual(['roles']);
});
