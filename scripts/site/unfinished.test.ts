import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../test/support/temporary';
import { CommandError } from '../terminal/run.mjs';
import { finishing, recoverFromUnfinishedBuild } from './unfinished.mjs';

const said: string[] = [];
const recover = (root: string) => recoverFromUnfinishedBuild(root, (text) => said.push(text));
const failing = (code: number | null) => () => Promise.reject(new CommandError('gatsby build', code, ''));

function builtSite(): string {
  const root = temporaryFolder('unfinished', {});
  for (const name of ['.cache/data', 'public']) mkdirSync(join(root, name), { recursive: true });
  return root;
}

test.each([
  ['succeeds', () => Promise.resolve('done'), true],
  ['finds problems in the content', failing(3), true],
  ['fails half-way', failing(1), false],
  ['is killed', failing(null), false],
])('after a build that %s, the cache is kept: %s, and the site is', async (_, build, isKept) => {
  const root = builtSite();
  await finishing(root, build).catch(() => undefined);
  recover(root);
  expect(['.cache/data', 'public'].map((name) => existsSync(join(root, name)))).toEqual([isKept, true]);
});

test('says so', () => {
  expect(said).toEqual(Array(2).fill('The last build did not finish: starting from an empty cache'));
});
