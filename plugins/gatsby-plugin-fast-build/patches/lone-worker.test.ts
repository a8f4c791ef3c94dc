import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../../test/support/temporary';
import { onlyRenderInWorker } from './lone-worker';

const root = path.resolve(__dirname, '../../..');

test("Gatsby's own pool leaves out the preparations for queries and does everything else", () => {
  const { prototype } = require('gatsby-worker').WorkerPool;
  const { scheduleWorkAll } = prototype;
  const scheduled: string[] = [];
  prototype.scheduleWorkAll = (name: string) => [scheduled.push(name)];
  const warn = jest.fn();
  try {
    onlyRenderInWorker(root, warn);
    for (const name of ['loadConfigAndPlugins', 'buildSchema', 'setComponents'])
      prototype.scheduleWorkAll(name);
    expect(scheduled).toEqual(['setComponents']);
    expect(warn).not.toHaveBeenCalled();
  } finally {
    prototype.scheduleWorkAll = scheduleWorkAll;
  }
});

test('Gatsby prepares workers for nothing else', () => {
  const bootstrap = fs.readFileSync(require.resolve('gatsby/dist/bootstrap'), 'utf8');
  const names = [...bootstrap.matchAll(/workerPool\.all\.(\w+)/g)].map(([, name]) => name);
  expect(names).toEqual(['loadConfigAndPlugins', 'buildSchema']);
});

test('a Gatsby without such a pool is left as it is, with a warning', () => {
  const warn = jest.fn();
  const project = temporaryFolder('other-workers', {
    'package.json': '{}',
    'node_modules/gatsby/package.json': '{}',
    'node_modules/gatsby-worker/index.js': 'exports.WorkerPool = class {};',
  });
  onlyRenderInWorker(project, warn);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('gatsby-worker has no scheduleWorkAll'));
});
