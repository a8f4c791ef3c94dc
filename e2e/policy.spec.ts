import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { builtPages, onePageOfEach, publicFolder } from './support/built-site';
import { openListening, searchModal } from './support/search';
import { expect, open, test } from './support/test';

/** The violations of the content security policy in a page, one line each. */
async function violations(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { refused: string[] }).refused);
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', (event) => {
      refused.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
});

/** Plays every demo of an open page, and moves its first control. */
async function playAll(page: Page): Promise<void> {
  const posters = page.getByRole('main').getByRole('button', { name: /^Play “/ });
  const count = await posters.count();
  for (let demo = 1; demo <= count; demo += 1) {
    await posters.first().click();
    await expect(page.locator('.__remotion-player')).toHaveCount(demo);
  }
}

/** The first docs page of each type of demo that no earlier page has. */
function pagesOfDemos(): string[] {
  const seen = new Set<string>();
  return builtPages()
    .filter(({ path }) => path.startsWith('/docs/'))
    .filter(({ path }) => {
      const html = readFileSync(join(publicFolder, path, 'index.html'), 'utf8');
      const types = [...html.matchAll(/\/demos\/([\w-]+)-light\.avif/g)].map(([, type = '']) => type);
      const isNew = types.some((type) => !seen.has(type));
      for (const type of types) seen.add(type);
      return isNew;
    })
    .map(({ path }) => path);
}

test('one page of each kind breaks no rule of the policy', async ({ page }) => {
  test.setTimeout(300_000);
  for (const { path } of onePageOfEach()) {
    await open(page, path);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect([path, await violations(page)]).toEqual([path, []]);
  }
});

const demos = pagesOfDemos();
for (let part = 0; part < 4; part += 1) {
  test(`live demos of all types break no rule of the policy (${part + 1} of 4)`, async ({ page }) => {
    test.setTimeout(400_000);
    expect(demos.length).toBeGreaterThan(40);
    for (const path of demos.filter((_, index) => index % 4 === part)) {
      await open(page, path);
      await playAll(page);
      // Requests of a demo that are pending when the next page opens would fail.
      await page.waitForLoadState('networkidle');
      expect([path, await violations(page)]).toEqual([path, []]);
    }
  });
}

test('the controls of the Player break no rule of the policy', async ({ page }) => {
  await open(page, '/player/');
  const playground = page.getByRole('region', { name: 'Playground of the Player' });
  await playground.getByRole('button', { name: 'Play “A wave with a title”' }).click();
  await playground.getByRole('button', { name: 'Mute sound' }).focus();
  const volume = playground.getByRole('slider', { name: 'Change volume' });
  await volume.focus();
  await page.keyboard.press('Home');
  await expect(volume).toHaveValue('0');
  await page.setViewportSize({ width: 390, height: 844 });
  await playground.getByRole('button', { name: 'Unmute sound' }).click();
  await expect(volume).toHaveValue('1');
  expect(await violations(page)).toEqual([]);
});

test('search, its page and Ask AI break no rule of the policy', async ({ page }) => {
  await openListening(page, '/docs/sequence');
  await page.keyboard.press('ControlOrMeta+k');
  const { input, hits } = searchModal(page);
  await input.fill('interpolate');
  await expect(hits.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: 'Ask AI' }).click();
  const panel = page.getByRole('dialog', { name: 'Ask AI' });
  await panel.getByRole('textbox', { name: 'Your question' }).fill('How do I shift a component in time?');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await open(page, '/search?q=spring');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /spring/i })
      .first(),
  ).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
