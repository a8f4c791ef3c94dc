import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { temporaryFolder } from '../../test/support/temporary';
import { startEarly } from './early-start.cjs';
import { startTask, takeEarly } from './start';

const root = path.resolve(__dirname, '../..');

test('a task that was started early is used once', async () => {
  const child = startEarly(root, 'compile-trees');
  expect(takeEarly('compile-trees')).toBe(child);
  expect(takeEarly('compile-trees')).toBeUndefined();
  child.kill();
});

test('a task that was started early gets its input later', async () => {
  startEarly(root, 'compile-trees');
  const empty = temporaryFolder('task');
  const input = { root: empty, contentDir: path.join(empty, 'content') };
  await expect(startTask(root, 'compile-trees', input)).resolves.toBeUndefined();
  expect(takeEarly('compile-trees')).toBeUndefined();
});

test('a task that is never used ends with the process that started it, and does not keep it alive', async () => {
  const script = `const { startEarly } = require('./src/tasks/early-start.cjs');
    console.log(startEarly(process.cwd(), 'compile-trees').pid);`;
  const { stdout, status } = spawnSync(process.execPath, ['--eval', script], { cwd: root, encoding: 'utf8' });
  expect(status).toBe(0);
  while (isRunning(Number(stdout))) await setTimeout(50);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
