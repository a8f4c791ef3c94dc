import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** What a process of Gatsby's can do, and whether it has loaded what makes bundles. */
function startWorker(processes: string): { can: string[]; bundles: boolean } {
  const code = `
    const child = require('gatsby/dist/utils/worker/child');
    const can = Object.keys(child).filter((name) => typeof child[name] === 'function');
    const bundles = Object.keys(require.cache).some((file) => /gatsby.dist.utils.webpack.config/.test(file));
    require('node:fs').writeSync(1, JSON.stringify({ can, bundles }));
    process.exit();`;
  const { stdout } = spawnSync(
    process.execPath,
    ['--require', join(root, 'scripts/site/html-worker.cjs'), '-e', code],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, GATSBY_WORKER_POOL_WORKER: 'true', GATSBY_CPU_COUNT: processes },
    },
  );
  return JSON.parse(stdout);
}

test('a process that only makes HTML loads neither queries nor bundles', () => {
  const { can, bundles } = startWorker('1');
  expect(can).toEqual(expect.arrayContaining(['renderHTMLProd', 'buildSchema', 'loadConfigAndPlugins']));
  expect(can).not.toContain('runQueries');
  expect(bundles).toBe(false);
});

test('one that Gatsby has for queries too is as Gatsby made it', () => {
  const { can, bundles } = startWorker('4');
  expect(can).toContain('runQueries');
  expect(bundles).toBe(true);
});
