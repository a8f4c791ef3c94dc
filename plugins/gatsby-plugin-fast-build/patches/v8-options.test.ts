import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { v8Options } from './v8-options.cjs';

test('this Node.js has options, and knows them', () => {
  const options = v8Options(process.versions.node);
  expect(options).toHaveLength(3);
  expect(spawnSync(process.execPath, [...options, '--eval', '0']).status).toBe(0);
});

test('a version that was not tested has none', () => {
  expect(v8Options('20.20.2')).not.toEqual(v8Options('22.1.0'));
  expect(v8Options('99.0.0')).toEqual([]);
});

test('a process with these options can start worker threads with its own options', () => {
  const file = path.join(__dirname, 'v8-options.cjs');
  const script = `require(${JSON.stringify(file)}).tuneV8();
    new (require('node:worker_threads').Worker)('0', { eval: true, execArgv: process.execArgv });`;
  expect(spawnSync(process.execPath, ['--eval', script], { encoding: 'utf8' })).toMatchObject({
    status: 0,
    stderr: '',
  });
});
