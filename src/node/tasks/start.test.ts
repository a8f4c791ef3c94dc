import path from 'node:path';
import { temporaryFolder } from '../../../test/support/temporary';
import { startTask } from './start';

const root = path.resolve(__dirname, '../../..');

test('a task that fails tells in its own words why', async () => {
  const nowhere = path.join(temporaryFolder('task'), 'nowhere');
  await expect(
    startTask(root, 'write-machine-files', { root: nowhere, pages: [], searched: [] }),
  ).rejects.toThrow(
    /^The task write-machine-files failed: Error: ENOENT: no such file or directory, scandir '.*nowhere/,
  );
});

test('a task that is not needed any more is ended', async () => {
  const end = new AbortController();
  const task = startTask(root, 'compile-trees', { root }, { signal: end.signal });
  end.abort();
  await expect(task).rejects.toThrow('aborted');
});
