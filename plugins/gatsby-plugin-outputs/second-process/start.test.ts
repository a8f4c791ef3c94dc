import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from '../../../scripts/root.mjs';
import { projectOf } from '../../../test/support/process-project';
import { contentSettings } from '../../../test/support/settings';
import type { OutputJob } from '../options';
import { startSecondProcess } from './start';

const jobOf = (project: string): OutputJob => ({
  root: project,
  contentDir: path.join(project, 'content'),
  siteUrl: 'https://www.example.com',
  pathPrefix: '',
  repositoryUrl: '',
  language: 'en',
  settings: contentSettings,
  onBrokenLinks: 'throw',
  onUnknownComponent: 'throw',
});

test('a failure after the release is reported', async () => {
  const project = projectOf({ 'content/docs/a.mdx': '# A\n' });
  const child = startSecondProcess<string[]>(project, 'write-output-files', jobOf(project));
  child.release();
  await expect(child.done).rejects.toThrow('write-output-files failed');
});

test('a module that fails says why', async () => {
  const child = startSecondProcess(projectOf({}), 'no-such-module', {});
  await expect(child.done).rejects.toThrow(/^no-such-module failed: .*Could not resolve/s);
});

test('a process that ends without a result fails', async () => {
  const child = startSecondProcess(
    projectOf({ 'scripts/second-process.mjs': 'process.exit(3);' }),
    'write-output-files',
    {},
  );
  await expect(child.done).rejects.toThrow('write-output-files ended without a result (code 3).');
});

test('a process ends with the one that started it, however that ends', async () => {
  const project = projectOf({
    'scripts/second-process.mjs': `import ${JSON.stringify(path.join(root, 'scripts/second-process.mjs'))};`,
  });
  const script = `const { fork } = require('node:child_process');
    console.log(fork(${JSON.stringify(path.join(root, 'scripts/second-process.mjs'))}, ['write-output-files']).pid);`;
  const parent = spawn(process.execPath, ['--eval', script], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const pid = Number(await new Promise((resolve) => parent.stdout.once('data', resolve)));
  expect(isRunning(pid)).toBe(true);
  parent.kill('SIGKILL');
  while (isRunning(pid)) await setTimeout(50);
});

function isRunning(pid: number): boolean {
  // A process that has ended but is not collected yet has no command line.
  const file = `/proc/${pid}/cmdline`;
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8') !== '';
}
