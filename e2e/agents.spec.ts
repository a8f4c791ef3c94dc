import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from 'afdocs';
import { publicFolder } from './support/built-site';
import { expect, hydrated, test } from './support/test';

/** What the site offers to coding agents, and to people who work with them. */

const path = '/docs/spring';
const file = () => readFileSync(join(publicFolder, `${path}.md`), 'utf8');

test('no check of the Agent-Friendly Documentation Spec fails', async ({ baseURL }) => {
  test.setTimeout(900_000);
  const { results } = await runChecks(String(baseURL), {
    // The built site has its public address in links.
    canonicalOrigin: 'https://www.remotion.dev',
    samplingStrategy: 'deterministic',
    maxLinksToTest: 24,
    maxConcurrency: 4,
    requestDelay: 0,
  });
  expect(results.length).toBeGreaterThan(20);
  const wrong = results.filter(({ status }) => status !== 'pass' && status !== 'skip');
  expect(wrong.map(({ id, status, message }) => `${status} ${id}: ${message}`)).toEqual([]);
});

test.describe('the button beside the breadcrumbs', () => {
  test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));
  const clipboard = () => navigator.clipboard.readText();

  test('copies the page as it is in its file, and says so', async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await page.getByRole('link', { name: 'Copy page' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    expect(await page.evaluate(clipboard)).toBe(file());
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('link', { name: 'Copy page' })).toBeVisible();
  });

  test('opens a menu that leads to agents, copies the section, and closes with Escape', async ({ page }) => {
    await page.goto(`${path}#arguments`);
    await hydrated(page);
    const more = page.getByRole('button', { name: 'More for agents' });
    await more.click();
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    const markdown = encodeURIComponent(`https://www.remotion.dev${path}.md`);
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeFocused();
    for (const [name, start] of [
      ['Open in ChatGPT', 'https://chatgpt.com/?q='],
      ['Open in Claude', 'https://claude.ai/new?q='],
    ] as const) {
      const href = String(await page.getByRole('link', { name }).getAttribute('href'));
      expect([href.startsWith(start), href.includes(markdown)]).toEqual([true, true]);
    }
    await page.getByRole('button', { name: /^Copy section/ }).click();
    // Reading is refused while the page is still writing.
    const read = () => page.evaluate(clipboard).catch(String);
    await expect.poll(read).toMatch(/^##+ Arguments/);
    const section = await read();
    expect(file()).toContain(section);
    await page.getByRole('button', { name: /install command/ }).click();
    await expect.poll(read).toBe('npx skills add https://www.remotion.dev');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveCount(0);
    await expect(more).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the button is a link to the Markdown', async ({ page }) => {
    await page.goto(path);
    const link = page.getByRole('link', { name: 'Markdown', exact: true });
    await expect(link).toBeVisible();
    await expect(page.getByRole('button', { name: 'More for agents' })).toBeHidden();
    expect(await link.getAttribute('href')).toBe(`${path}.md`);
  });
});

test('the files that search without a server are small, and lead to pages that exist', async ({
  request,
}) => {
  const text = await (await request.get('/find/wate.md')).text();
  expect(text).toMatch(/^# Words that start with “wate”/);
  const urls = [...text.matchAll(/^- (\/\S+?)(?=[: ])/gm)].map(([, path]) => `${path}.md`);
  expect(urls.length).toBeGreaterThan(3);
  for (const url of new Set(urls)) expect([url, (await request.get(url)).status()]).toEqual([url, 200]);
  expect((await (await request.get('/find/index.md')).text()).length).toBeLessThan(3000);
});

test('the server answers questions, also as JSON', async ({ request }) => {
  const asked = '/find?q=how+do+I+cancel+a+render';
  const markdown = await request.get(asked);
  expect(markdown.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(await markdown.text()).toContain('/docs/renderer/make-cancel-signal.md');
  const { results } = await (await request.get(asked, { headers: { accept: 'application/json' } })).json();
  expect(results.map(({ path: route }: { path: string }) => route)).toContain(
    '/docs/renderer/make-cancel-signal',
  );
});
