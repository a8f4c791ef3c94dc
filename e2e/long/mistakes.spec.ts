import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from '../../scripts/root.mjs';
import { startDevSite } from '../support/dev-site';
import { good, mistakes } from '../support/mistakes';
import { expect, test } from '../support/test';

/** Milliseconds within which a report, or its withdrawal, counts at all. The test prints how long each took. */
const limit = 30_000;

/** Resolves with the milliseconds until a condition holds, or with infinity. */
async function until(holds: () => Promise<boolean> | boolean): Promise<number> {
  const start = Date.now();
  while (!(await holds())) {
    if (Date.now() - start > limit) return Number.POSITIVE_INFINITY;
    await setTimeout(20);
  }
  return Date.now() - start;
}

const describe = (name: string, times: number[]) => {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  return `${name}: median ${at(0.5)} ms, 90 % within ${at(0.9)} ms, most ${at(1)} ms`;
};

test('an author’s mistakes are reported in the page and in the terminal, once, with line and fix, until they are fixed', async ({
  page,
  problems,
}) => {
  test.setTimeout(2_400_000);
  process.env.REACT_EDITOR = 'none';
  const site = await startDevSite({ 'mistaken.mdx': good }, join(root, 'content'));
  const times = { page: [] as number[], terminal: [] as number[], withdrawn: [] as number[] };
  await page.goto(`${site.origin}/docs/mistaken`, { timeout: 120_000 });
  await expect(page.getByRole('heading', { level: 1, name: 'Kettle' })).toBeVisible({ timeout: 120_000 });
  const alerts = page.getByRole('alert').filter({ hasText: 'content/' });
  await expect(alerts).toHaveCount(0, { timeout: 120_000 });
  for (const { what, file = 'docs/mistaken.mdx', wrong, at } of mistakes) {
    const path = join(site.contentDir, file);
    const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const text = typeof wrong === 'function' ? wrong(before) : wrong;
    expect(text, what).toContain(at);
    const line = at && `:${text.slice(0, text.indexOf(at)).split('\n').length}`;
    const place = `content/${file}${line}`;
    const start = site.terminal().length;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    const [shown, said] = await Promise.all([
      until(async () => (await alerts.count()) > 0),
      until(() => site.terminal().slice(start).includes(place)),
    ]);
    const reports = await alerts.allInnerTexts();
    if (before) writeFileSync(path, before);
    else rmSync(path);
    const withdrawn = await until(async () => (await alerts.count()) === 0);
    times.page.push(shown);
    times.terminal.push(said);
    times.withdrawn.push(withdrawn);
    console.log(`${what}: page ${shown} ms, terminal ${said} ms, withdrawn ${withdrawn} ms`);
    console.log(reports.join('\n--\n').replace(/^/gm, '  '));
    expect.soft(reports, what).toHaveLength(1);
    expect.soft(reports[0] ?? '', what).toContain(place);
    expect.soft(reports[0] ?? '', what).toMatch(/^ *(?:fix|expected):/m);
    expect.soft(site.terminal().slice(start), what).toContain(place);
    expect.soft(withdrawn, what).toBeLessThan(Number.POSITIVE_INFINITY);
  }
  for (const [name, found] of Object.entries(times)) console.log(describe(name, found));
  await site.stop();
  // The browser logs what it cannot draw, and the connections that end with the server.
  problems.length = 0;
});
