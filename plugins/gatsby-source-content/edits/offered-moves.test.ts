import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../../packages/content/model/read-folder';
import { createSite } from '../../../packages/content/model/site';
import { contentSettings } from '../../../test/support/settings';
import { temporaryFolder } from '../../../test/support/temporary';
import { offeredMoves } from './offered-moves';

const page = (title: string) => `---\ntitle: ${title}\n---\n\nText.\n`;

/** Returns the commands after a change of the content. */
async function offered(change: (fileOf: (name: string) => string) => void) {
  const root = temporaryFolder('moves', {
    'content/docs/lambda/setup.mdx': page('Setup'),
    'content/docs/lambda/cost.mdx': page('Cost'),
    'content/docs/other/limits.mdx': page('Limits'),
    'content/blog/2025-01-01-news.mdx': page('News'),
  });
  const contentDir = path.join(root, 'content');
  const env = { pathPrefix: '', onBrokenLinks: 'throw', onUnknownComponent: 'throw' } as const;
  const site = createSite({ settings: contentSettings, folders: { root, contentDir }, env });
  const before = await site.load();
  change((name) => path.join(contentDir, name));
  site.update([path.join(contentDir, 'docs'), ...filesBelow(contentDir)]);
  return offeredMoves(before, await site.load());
}

test('a renamed page is one command', async () => {
  expect(
    await offered((file) => fs.renameSync(file('docs/lambda/setup.mdx'), file('docs/lambda/install.mdx'))),
  ).toEqual(['npm run move -- docs/lambda/setup docs/lambda/install']);
  expect(
    await offered((file) => fs.renameSync(file('docs/lambda/setup.mdx'), file('docs/other/setup.mdx'))),
  ).toEqual(['npm run move -- docs/lambda/setup docs/other/setup']);
});

test('a renamed folder is one command, too', async () => {
  expect(await offered((file) => fs.renameSync(file('docs/lambda'), file('docs/aws')))).toEqual([
    'npm run move -- docs/lambda docs/aws',
  ]);
});

test('the only page of a folder does not move all pages of its new folder', async () => {
  const change = (file: (name: string) => string) => {
    fs.renameSync(file('docs/other/limits.mdx'), file('docs/lambda/limits.mdx'));
    fs.rmdirSync(file('docs/other'));
  };
  expect(await offered(change)).toEqual(['npm run move -- docs/other/limits docs/lambda/limits']);
});

test('pages that are only added, deleted or edited are no renames', async () => {
  const change = (file: (name: string) => string) => {
    fs.rmSync(file('docs/lambda/setup.mdx'));
    fs.writeFileSync(file('docs/lambda/new.mdx'), page('New'));
    fs.writeFileSync(file('docs/lambda/cost.mdx'), page('Price'));
  };
  expect(await offered(change)).toEqual([]);
});
