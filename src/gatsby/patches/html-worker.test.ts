import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../../scripts/root.mjs';

/** Returns what Gatsby's worker process exports and loads in a build with this number of cores. */
function loadedModules(cores: number): string {
  const args = ['--require', join(__dirname, 'html-worker.cjs')];
  const code = `
    const { buildSchema, renderHTMLProd } = require('gatsby/dist/utils/worker/child');
    console.log(typeof buildSchema, typeof renderHTMLProd, Object.keys(require.cache).join(' '));`;
  const env = { ...process.env, GATSBY_WORKER_POOL_WORKER: 'true', GATSBY_CPU_COUNT: String(cores) };
  return spawnSync(process.execPath, [...args, '-e', code], { cwd: root, encoding: 'utf8', env }).stdout;
}

test('a worker that only renders HTML loads neither the schema nor the data store', () => {
  const modules = loadedModules(1);
  expect(modules).toMatch(/^function function /);
  expect(modules).toContain('gatsby/dist/utils/worker/child/render-html.js');
  expect(modules).not.toMatch(
    /gatsby\/dist\/(schema\/schema|datastore\/datastore|redux\/reducers\/index)\.js/,
  );
});

test('a worker that also runs queries loads both', () => {
  const modules = loadedModules(4);
  expect(modules).toContain('gatsby/dist/schema/schema.js');
  expect(modules).toContain('gatsby/dist/datastore/datastore.js');
  expect(modules).toContain('gatsby/dist/redux/reducers/index.js');
});
