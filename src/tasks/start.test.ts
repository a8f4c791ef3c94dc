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

test('the input may come later', async () => {
  const empty = temporaryFolder('task');
  const input = new Promise<{ root: string; contentDir: string }>((resolve) =>
    setTimeout(resolve, 300, { root: empty, contentDir: path.join(empty, 'content') }),
  );
  await expect(startTask(root, 'compile-trees', input)).resolves.toBeUndefined();
});

test('a task without an input is ended: whose input fails, and whose cannot be sent', async () => {
  const none = Promise.reject(new Error('There are no pages.'));
  await expect(startTask(root, 'compile-trees', none)).rejects.toThrow('There are no pages.');
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
