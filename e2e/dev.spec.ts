import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type DevSite, startDevSite } from './support/dev-site';
import { expect, test } from './support/test';

let site: DevSite;

// One server for all: a busy machine takes its time to bundle the site, and no test is about how long.
test.describe.configure({ mode: 'serial', timeout: 120_000, retries: 0 });

test.beforeAll(async () => {
  test.setTimeout(400_000);
  site = await startDevSite();
});

test.afterAll(async () => {
  await site?.stop();
});

test.use({
  baseURL: async ({}, use) => use(site?.origin),
  navigationTimeout: 60_000,
});

const soon = { timeout: 60_000 };
const doc = (name: string) => join(site.contentDir, 'docs', name);

test('an edit is on the screen, without loading the page anew', async ({ page }) => {
  await page.goto('/docs/second');
  await expect(page.getByRole('heading', { level: 1, name: 'Second page' })).toBeVisible(soon);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const source = readFileSync(doc('second.mdx'), 'utf8');
  writeFileSync(doc('second.mdx'), `${source}\nA sentence that was not there.\n`);
  await expect(page.getByText('A sentence that was not there.')).toBeVisible(soon);
  writeFileSync(doc('second.mdx'), source);
  await expect(page.getByText('A sentence that was not there.')).toBeHidden(soon);
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test('edits that follow each other, while pages are made anew: the page is there, as it was saved last', async ({
  page,
}) => {
  const source = readFileSync(doc('second.mdx'), 'utf8');
  for (let saved = 1; saved <= 4; saved += 1) {
    writeFileSync(doc('second.mdx'), `${source}\nSaved ${saved} times.\n`);
    await setTimeout(750);
  }
  await page.goto('/docs/second');
  await expect(page.getByText('Saved 4 times.')).toBeVisible(soon);
  writeFileSync(doc('second.mdx'), source);
  await expect(page.getByText('Saved 4 times.')).toBeHidden(soon);
});

test('what MDX cannot read is told in the page and in the terminal, with its line, until it is fixed', async ({
  page,
}) => {
  await page.goto('/docs/second');
  const source = readFileSync(doc('second.mdx'), 'utf8');
  const place = `content/docs/second.mdx:${source.split('\n').length + 1}`;
  writeFileSync(doc('second.mdx'), `${source}\nA <Tabz> that nobody knows.</Tabz>\n`);
  const mistake = page.getByRole('alert').filter({ hasText: place });
  await expect(mistake).toContainText('fix:     Did you mean `Tabs`?', soon);
  await expect
    .poll(() => site.terminal(), soon)
    .toContain(`${place}:3\n  found:    the component \`<Tabz>\``);
  writeFileSync(doc('second.mdx'), source);
  await expect(mistake).toHaveCount(0, soon);
});

test('a mistake in the frontmatter is told in the page too', async ({ page }) => {
  await page.goto('/docs/second');
  const source = readFileSync(doc('second.mdx'), 'utf8');
  writeFileSync(doc('second.mdx'), source.replace('---\n', '---\ndescripton: x\n'));
  const mistake = page.getByRole('alert').filter({ hasText: 'content/docs/second.mdx:2' });
  await expect(mistake).toContainText('Did you mean `description`?', soon);
  writeFileSync(doc('second.mdx'), source);
  await expect(mistake).toHaveCount(0, soon);
});

test('a new file is a page and an entry of the sidebar, until it is deleted', async ({ page }) => {
  await page.goto('/docs/second');
  const entry = page.getByRole('link', { name: 'A lamp', exact: true });
  writeFileSync(doc('lamp.mdx'), '---\ntitle: A lamp\n---\n\nIt shines.\n');
  await expect(entry.first()).toBeAttached(soon);
  await page.goto('/docs/lamp');
  await expect(page.getByText('It shines.')).toBeVisible(soon);
  await page.goto('/docs/second');
  rmSync(doc('lamp.mdx'));
  await expect(entry).toHaveCount(0, soon);
});
