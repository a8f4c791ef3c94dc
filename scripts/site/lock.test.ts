import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { alone } from './lock.mjs';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));
const file = join(folder, 'lock');
afterAll(() => rmSync(folder, { recursive: true }));

test('one works after the other', async () => {
  const told: string[] = [];
  const work = (name: string) => async () => {
    told.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    told.push(`${name} ends`);
  };
  await Promise.all([alone(file, work('a')), alone(file, work('b'))]);
  expect(told).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('it is given free by a failure, and by one who was killed', async () => {
  await expect(alone(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(file)).toBe(false);
  writeFileSync(file, '999999999');
  await expect(alone(file, async () => 'done')).resolves.toBe('done');
});

test('a process that waits is told once who works, and on what', async () => {
  const told: unknown[] = [];
  const slow = () => new Promise((resolve) => setTimeout(resolve, 700));
  await Promise.all([
    alone(file, slow, { command: 'npm start' }),
    alone(file, async () => undefined, { onWait: (owner) => told.push(owner) }),
  ]);
  expect(told).toEqual([{ pid: process.pid, command: 'npm start' }]);
});

test('a process that exits releases its lock', () => {
  const lock = pathToFileURL(join(__dirname, 'lock.mjs'));
  const script = `import { pathToFileURL } from 'node:url';
import { alone } from '${lock}'; await alone('${file}', async () => process.exit(0));`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', script]);
  expect(existsSync(file)).toBe(false);
});
