import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../../scripts/root.mjs';

/**
 * Starts a Gatsby worker. Returns which tasks it supports, whether it has loaded the bundler, and whether it
 * skips building a schema.
 */
function startWorker(processes: string): { can: string[]; bundles: boolean; spared: boolean } {
  const code = `
    const child = require('gatsby/dist/utils/worker/child');
    const can = Object.keys(child).filter((name) => typeof child[name] === 'function');
    const bundles = Object.keys(require.cache).some((file) => /gatsby.dist.utils.webpack.config/.test(file));
    Promise.resolve(child.buildSchema()).then(() => true, () => false).then((spared) => {
      require('node:fs').writeSync(1, JSON.stringify({ can, bundles, spared }));
      process.exit();
    });`;
  const { stdout } = spawnSync(
    process.execPath,
    ['--require', join(root, 'src/gatsby/patches/html-worker.cjs'), '-e', code],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, GATSBY_WORKER_POOL_WORKER: 'true', GATSBY_CPU_COUNT: processes },
    },
  );
  return JSON.parse(stdout);
}

test('a process that only makes HTML loads neither queries nor bundles', () => {
  const { can, bundles, spared } = startWorker('1');
  expect(can).toEqual(expect.arrayContaining(['renderHTMLProd', 'buildSchema', 'loadConfigAndPlugins']));
  expect(spared).toBe(true);
  expect(can).not.toContain('runQueries');
  expect(bundles).toBe(false);
});

test('one that Gatsby has for queries too is as Gatsby made it', () => {
  const { can, bundles, spared } = startWorker('4');
  // Without a configuration there is no schema to build.
  expect(spared).toBe(false);
  expect(can).toContain('runQueries');
  expect(bundles).toBe(true);
});
