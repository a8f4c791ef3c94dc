import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { addChild, withLock } from './lock.mjs';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));
const file = join(folder, 'lock');
afterAll(() => rmSync(folder, { recursive: true }));

test('one works after the other', async () => {
  const reported: string[] = [];
  const work = (name: string) => async () => {
    reported.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    reported.push(`${name} ends`);
  };
  await Promise.all([withLock(file, work('a')), withLock(file, work('b'))]);
  expect(reported).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('it is given free by a failure, and by one who was killed', async () => {
  await expect(withLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(file)).toBe(false);
  writeFileSync(file, JSON.stringify({ pid: 999999999 }));
  await expect(withLock(file, async () => 'done')).resolves.toBe('done');
});

test.each([
  ['empty', ''],
  ['not of this program', 'locked'],
  ['of a process whose number another process has now', JSON.stringify({ pid: process.pid, started: '1' })],
])('a lock file that is %s does not count', async (_, text) => {
  writeFileSync(file, text);
  await expect(withLock(file, async () => 'done')).resolves.toBe('done');
  expect(readdirSync(folder)).toEqual([]);
});

test('a process that waits is reported once who works, and on what', async () => {
  const reported: unknown[] = [];
  const slow = () => new Promise((resolve) => setTimeout(resolve, 700));
  await Promise.all([
    withLock(file, slow, { command: 'npm start' }),
    withLock(file, async () => undefined, { onWait: (owner) => reported.push(owner) }),
  ]);
  expect(reported).toEqual([expect.objectContaining({ pid: process.pid, command: 'npm start' })]);
});

test('a process that exits releases its lock', () => {
  const lock = pathToFileURL(join(__dirname, 'lock.mjs'));
  const script = `import { pathToFileURL } from 'node:url';
import { withLock } from '${lock}'; await withLock('${file}', async () => process.exit(0));`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', script]);
  expect(existsSync(file)).toBe(false);
});

test('what a killed process has left running is ended before the next one works', async () => {
  writeFileSync(file, JSON.stringify({ pid: 999999999, command: 'npm start' }));
  const children = [1, 2].map(() => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    addChild(file, child.pid ?? 0);
    return { pid: child.pid, ended: new Promise((done) => child.once('exit', (_, signal) => done(signal))) };
  });
  const told: unknown[] = [];
  await withLock(file, async () => told.push(...(await Promise.all(children.map(({ ended }) => ended)))), {
    onWait: (owner) => told.push(owner),
  });
  expect(told).toEqual([
    ...children.map(({ pid }) => expect.objectContaining({ pid, command: 'npm start', isOrphan: true })),
    'SIGTERM',
    'SIGTERM',
  ]);
  expect(readdirSync(folder)).toEqual([]);
});

test('a child that has ended too does not count, nor one without a lock', async () => {
  writeFileSync(file, JSON.stringify({ pid: 999999999, children: [{ pid: 999999998, started: '1' }] }));
  await expect(withLock(file, async () => 'done')).resolves.toBe('done');
  addChild(file, process.pid);
  expect(readdirSync(folder)).toEqual([]);
});
