import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/root.mjs';
import { temporaryFolder } from '../../../test/support/temporary';

/** Returns the number of processes that Gatsby starts for HTML if the content folder has this number of pages. */
function countProcesses(pages: number, env: NodeJS.ProcessEnv = {}): number {
  const files = Array.from({ length: pages }, (_, number) => [`docs/${number}.mdx`, '']);
  const folder = temporaryFolder('html-processes', {
    ...Object.fromEntries(files),
    'note.txt': '',
    'worker.js': '',
    // A file, because processes of the pool get the options of the first one, and would run an option's code again.
    'main.js': `
      const { WorkerPool } = require(${JSON.stringify(require.resolve('gatsby-worker'))});
      const pool = new WorkerPool(require.resolve('./worker.js'), { numWorkers: 1 });
      console.log(pool.getWorkerInfo().length);
      pool.end();`,
  });
  const args = ['--require', join(__dirname, 'html-processes.cjs'), join(folder, 'main.js')];
  const all = { ...process.env, GATSBY_CPU_COUNT: '1', CONTENT_DIR: folder, ...env };
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env: all });
  return Number(stdout);
}

test('a large site has two processes for HTML, others one', () => {
  expect(countProcesses(2001)).toBe(availableParallelism() > 1 ? 2 : 1);
  expect(countProcesses(2000)).toBe(1);
});

test('Gatsby decides where it uses more processes anyway', () => {
  expect(countProcesses(2001, { GATSBY_CPU_COUNT: '4' })).toBe(1);
});

test('a site without a content folder has one', () => {
  expect(countProcesses(0, { CONTENT_DIR: '/nowhere' })).toBe(1);
});
