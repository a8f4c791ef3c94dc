import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../test/support/temporary';
import { startTask } from './start';

const root = path.resolve(__dirname, '../..');

test('a task that fails tells in its own words why', async () => {
  const nowhere = path.join(temporaryFolder('task'), 'nowhere');
  await expect(
    startTask(root, 'write-output-files', {
      root: nowhere,
      contentDir: path.join(nowhere, 'content'),
      pathPrefix: '',
    }),
  ).rejects.toThrow(
    /^The task write-output-files failed: Error: ENOENT: no such file or directory, (scandir|open) '.*nowhere/,
  );
});

test('a task resolves with its result', async () => {
  const empty = temporaryFolder('task');
  const input = { root: empty, contentDir: path.join(empty, 'content') };
  await expect(startTask(root, 'compile-trees', input)).resolves.toBeUndefined();
});

test('a task that may not finish its work is ended', async () => {
  const folder = temporaryFolder('task', { 'content/docs/a.mdx': '# A\n' });
  const input = { root: folder, contentDir: path.join(folder, 'content'), pathPrefix: '' };
  const refused = Promise.reject(new Error('The content has mistakes.'));
  await expect(startTask(root, 'write-output-files', input, { ready: refused })).rejects.toThrow(
    'The content has mistakes.',
  );
  expect(fs.existsSync(path.join(folder, 'public'))).toBe(false);
});

test('a task whose input cannot be sent is ended', async () => {
  const unsendable = { root, contentDir: path.join(root, 'content'), read: () => undefined };
  await expect(startTask(root, 'compile-trees', unsendable)).rejects.toThrow('could not be cloned');
});

test('a task that is not needed any more is ended', async () => {
  const end = new AbortController();
  const task = startTask(
    root,
    'compile-trees',
    { root, contentDir: path.join(root, 'content') },
    { signal: end.signal },
  );
  end.abort();
  await expect(task).rejects.toThrow('aborted');
});
