import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root, tool } from '../../scripts/root.mjs';
import { freePort } from '../../scripts/site/server.mjs';
import { copyProject } from '../../scripts/site/test-sites.mjs';
import { writeSmallSite } from '../support/random-edits';
import { removeBuild, startSiteEnv } from '../support/start-site';

/* Gatsby's own commands work without the scripts of this project: `npx gatsby build` and `npx gatsby develop`. */

// Inside the project, so that it finds the packages of the project.
const site = path.join(root, 'test-results', 'plain-site');
const gatsby = tool('gatsby/cli.js');

beforeAll(() => {
  removeBuild(site);
  fs.rmSync(path.join(site, 'content'), { recursive: true, force: true });
  copyProject(site);
  writeSmallSite(path.join(site, 'content'), 30);
});

test('gatsby build writes the pages and the files beside them', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [gatsby, 'build'], {
    cwd: site,
    encoding: 'utf8',
    maxBuffer: 1e8,
    env: startSiteEnv(site),
  });
  expect({ status, output: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, output: '' });
  const files = [
    'docs/page-3/index.html',
    'docs/page-3.md',
    'llms.txt',
    'sitemap.xml',
    'search/manifest.json',
  ];
  expect(files.filter((file) => !fs.existsSync(path.join(site, 'public', file)))).toEqual([]);
}, 1_800_000);

test('gatsby develop serves pages, their data and the files that a build would write', async () => {
  const port = await freePort();
  const server = spawn(process.execPath, [gatsby, 'develop', '--port', String(port)], {
    cwd: site,
    env: { ...startSiteEnv(site), CI: '', NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    await written(server, 'You can now view');
    const get = async (url: string) => (await fetch(`http://127.0.0.1:${port}${url}`)).text();
    expect(await get('/docs/page-3')).toContain('___gatsby');
    expect(await get('/page-data/docs/page-3/page-data.json')).toContain('Page 3');
    expect(JSON.parse(await get('/search/manifest.json')).pages).toBeGreaterThan(5);
  } finally {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
  }
}, 1_800_000);

/** Waits until a process has written a text. */
function written(child: ChildProcess, text: string): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
        if (output.includes(text)) resolve();
      });
    child.once('exit', () => reject(new Error(`The server has ended:\n${output.slice(-4000)}`)));
  });
}
