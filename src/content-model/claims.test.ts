import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder, writeFiles } from '../../test/support/temporary';
import { createClaims } from './claims';

/** Starts a process that waits, and calls `use` with its id while it runs. */
async function withProcess(use: (pid: number, end: () => Promise<unknown>) => Promise<void>): Promise<void> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const end = () => {
    child.kill();
    return ended;
  };
  try {
    await use(child.pid ?? 0, end);
  } finally {
    await end();
  }
}

test('a claim can be taken once, and again after its release', () => {
  const folder = temporaryFolder('claims');
  const claims = createClaims(join(folder, 'cache'));
  expect(claims.take('a')).toBe(true);
  expect(readdirSync(join(folder, 'cache'))).toEqual(['a.claim']);
  claims.release('a');
  expect(existsSync(join(folder, 'cache/a.claim'))).toBe(false);
  expect(claims.take('a')).toBe(true);
});

test('what a running process has claimed is left to it', async () => {
  await withProcess(async (pid, end) => {
    const claims = createClaims(temporaryFolder('claims', { 'a.claim': String(pid) }));
    expect(claims.take('a')).toBe(false);
    let isFree = false;
    const free = claims.whenFree('a').then(() => {
      isFree = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isFree).toBe(false);
    await end();
    await free;
    expect(claims.take('a')).toBe(true);
  });
});

test('a claim whose process has not written its id yet counts', () => {
  const claims = createClaims(temporaryFolder('claims', { 'a.claim': '' }));
  expect(claims.take('a')).toBe(false);
});

test('the claim of a process that has ended does not count', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '0']);
  const folder = temporaryFolder('claims');
  writeFiles(folder, { 'a.claim': String(pid) });
  const claims = createClaims(folder);
  await claims.whenFree('a');
  expect(claims.take('a')).toBe(true);
});
