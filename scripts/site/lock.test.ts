import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
