import path from 'node:path';
import { createSite } from '../../packages/content/model/site';
import { contentSettings } from '../../test/support/settings';
import { temporaryFolder } from '../../test/support/temporary';
import { fileNodes } from './file-nodes';

async function namesOf(files: Record<string, string>): Promise<string[]> {
  const root = temporaryFolder('file-nodes', {
    'packages/content/compile/a.ts': '',
    'packages/content/shared/a.ts': '',
    'content/docs/page.mdx': 'Text\n',
    'content/docs/_part.mdx': 'Text\n',
    ...files,
  });
  const folders = { root, contentDir: path.join(root, 'content') };
  const env = { pathPrefix: '', onBrokenLinks: 'warn', onUnknownComponent: 'throw' } as const;
  const site = await createSite({ settings: contentSettings, folders, env }).load();
  return fileNodes(site).map(({ id }) => path.basename(id));
}

test('pages in module mode have a File node, and with them all partials', async () => {
  const files = {
    'content/docs/own.tsx': '',
    'content/docs/module.mdx': "import { Own } from './own';\n\n<Own />\n",
  };
  expect(await namesOf(files)).toEqual(['module.mdx', '_part.mdx']);
});

test('a site of data needs no File node', async () => {
  expect(await namesOf({})).toEqual([]);
});
