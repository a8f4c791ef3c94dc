import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { lateOptimization } from './late-optimization.cjs';

test('this Node.js has an option, and knows it', () => {
  const option = String(lateOptimization(process.versions.node));
  expect(spawnSync(process.execPath, [option, '--eval', '0']).status).toBe(0);
});

test('a version that was not tested has none', () => {
  expect(lateOptimization('20.20.2')).not.toBe(lateOptimization('22.1.0'));
  expect(lateOptimization('99.0.0')).toBeUndefined();
});

test('a process that optimizes late can start worker threads with its own options', () => {
  const file = path.join(__dirname, 'late-optimization.cjs');
  const script = `require(${JSON.stringify(file)}).optimizeLate();
    new (require('node:worker_threads').Worker)('0', { eval: true, execArgv: process.execArgv });`;
  expect(spawnSync(process.execPath, ['--eval', script], { encoding: 'utf8' })).toMatchObject({
    status: 0,
    stderr: '',
  });
});
