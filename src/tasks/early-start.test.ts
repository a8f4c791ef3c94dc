import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { projectOf } from '../../test/support/task-project';
import { startEarly } from './early-start.cjs';
import { startTask, takeEarly } from './start';

const root = path.resolve(__dirname, '../..');

test('a task that was started early is used once', async () => {
  const child = startEarly(root, 'compile-trees');
  expect(takeEarly('compile-trees')).toBe(child);
  expect(takeEarly('compile-trees')).toBeUndefined();
  child.kill();
});

test('a task that was started early answers later', async () => {
  const project = projectOf({});
  startEarly(project, 'compile-trees');
  await expect(startTask(project, 'compile-trees')).resolves.toBeUndefined();
  expect(takeEarly('compile-trees')).toBeUndefined();
});

test('a task that was started early and has ended already fails', async () => {
  const child = startEarly(root, 'compile-trees');
  child.kill();
  await once(child, 'exit');
  await expect(startTask(root, 'compile-trees')).rejects.toThrow('ended without a result (SIGTERM)');
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
