import fs from 'node:fs';
import path from 'node:path';
import { projectOf } from '../../test/support/task-project';
import { startTask } from './start';

test('a task that fails tells in its own words why', async () => {
  const env = { ...process.env, ON_BROKEN_LINKS: 'maybe' };
  await expect(startTask(projectOf({}), 'write-output-files', { env })).rejects.toThrow(
    /^The task write-output-files failed: .*environment variable ON_BROKEN_LINKS/s,
  );
});

test('a task resolves with its result', async () => {
  await expect(startTask(projectOf({}), 'compile-trees')).resolves.toBeUndefined();
});

test('a task that may not finish its work is ended', async () => {
  const project = projectOf({ 'content/docs/a.mdx': '# A\n' });
  const ready = Promise.reject(new Error('The content has mistakes.'));
  await expect(startTask(project, 'write-output-files', { ready })).rejects.toThrow(
    'The content has mistakes.',
  );
  expect(fs.existsSync(path.join(project, 'public'))).toBe(false);
});

test('a task that ends without a result fails', async () => {
  const project = projectOf({ 'scripts/task.mjs': 'process.exit(3);' });
  await expect(startTask(project, 'compile-trees')).rejects.toThrow(
    'The task compile-trees ended without a result (code 3).',
  );
});
