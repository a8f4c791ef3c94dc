import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { temporaryFolder } from '../../../test/support/temporary';
import { watchContent } from './watch-content';

const onError = (error: unknown) => {
  throw error;
};

let stop = async () => {};
afterEach(() => stop());

/**
 * Watches a content folder. `seen` resolves when files (names in the folder) were reported since the last
 * call, with all names that were.
 */
async function watched(name = 'content') {
  const root = temporaryFolder('watched', { 'content/docs/a.mdx': 'A', 'static/x.txt': '' });
  symlinkSync(path.join(root, 'content'), path.join(root, 'link'));
  const contentDir = path.join(root, name);
  const reported = new Set<string>();
  const onChange = (files: readonly string[]) => {
    for (const file of files) reported.add(path.relative(contentDir, file).split(path.sep).join('/'));
  };
  stop = await watchContent({ folders: { root, contentDir } }, onChange, onError);
  const seen = async (...files: string[]) => {
    while (!files.every((file) => reported.has(file))) await setTimeout(20);
    const names = [...reported];
    reported.clear();
    return names;
  };
  return { in: (file: string) => path.join(contentDir, file), seen };
}

test('new, changed and deleted files are reported', async () => {
  const content = await watched();
  writeFileSync(content.in('docs/a.mdx'), 'B');
  await content.seen('docs/a.mdx');
  writeFileSync(content.in('docs/b.mdx'), 'B');
  await content.seen('docs/b.mdx');
  rmSync(content.in('docs/b.mdx'));
  await content.seen('docs/b.mdx');
});

test('files of new folders are reported, also those in folders below, and after they were deleted', async () => {
  const content = await watched();
  for (const text of ['first', 'second']) {
    mkdirSync(content.in('docs/guides/deep'), { recursive: true });
    writeFileSync(content.in('docs/guides/deep/a.mdx'), text);
    await content.seen('docs/guides/deep/a.mdx');
    await setTimeout(200);
    writeFileSync(content.in('docs/guides/deep/a.mdx'), `${text}, changed`);
    await content.seen('docs/guides/deep/a.mdx');
    rmSync(content.in('docs/guides'), { recursive: true });
    await content.seen('docs/guides');
  }
});

test('a renamed folder is reported under both names', async () => {
  const content = await watched();
  renameSync(content.in('docs'), content.in('manual'));
  await content.seen('docs', 'manual', 'manual/a.mdx');
});

test('a content folder behind a symbolic link is watched', async () => {
  const content = await watched('link');
  writeFileSync(content.in('docs/b.mdx'), 'B');
  await content.seen('docs/b.mdx');
});

test('what git has in a new folder is not reported', async () => {
  const content = await watched();
  mkdirSync(content.in('docs/clone/.git'), { recursive: true });
  writeFileSync(content.in('docs/clone/.git/index'), '');
  writeFileSync(content.in('docs/clone/a.mdx'), 'A');
  const names = await content.seen('docs/clone/a.mdx');
  expect(names).not.toContain('docs/clone/.git/index');
});
