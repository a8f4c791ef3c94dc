import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { builtPages, publicFolder } from './support/built-site';
import { violations, watchPolicy } from './support/policy';
import { openListening, searchModal } from './support/search';
import { expect, open, test } from './support/test';
import { follow } from './support/visit';

test.beforeEach(({ page }) => watchPolicy(page));

/** Plays every demo of an open page. Returns the number of demos. */
async function playAll(page: Page): Promise<number> {
  const posters = page.getByRole('main').getByRole('button', { name: /^Play “/ });
  const count = await posters.count();
  for (let demo = 1; demo <= count; demo += 1) {
    await posters.first().click();
    await expect(page.locator('.__remotion-player')).toHaveCount(demo);
  }
  return count;
}

/** Returns the first docs page of each demo type that no earlier page has. */
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

const demos = pagesOfDemos();
for (const [name, part, least] of [
  ['sixty and more', demos.slice(0, 60), 60],
  ['all others', demos.slice(60), 1],
] as const) {
  test(`live demos of all types after each other break no rule of the policy, and leave no error behind: ${name}`, async ({
    page,
  }) => {
    test.setTimeout(400_000);
    await open(page, '/docs/terminology');
    let played = 0;
    for (const path of part) {
      await test.step(path, async () => {
        await follow(page, path);
        // Every demo of the previous page has been played.
        await expect(
          page
            .getByRole('main')
            .getByRole('button', { name: /^Play “/ })
            .first(),
        ).toBeVisible();
        played += await playAll(page);
        expect([path, await violations(page)]).toEqual([path, []]);
      });
    }
    // Removes the last demos, too.
    await follow(page, '/docs/terminology');
    await expect(page.locator('.__remotion-player')).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
    expect(played).toBeGreaterThanOrEqual(least);
  });
}

test('the controls of the Player break no rule of the policy', async ({ page }) => {
  await open(page, '/player/');
  const playground = page.getByRole('region', { name: 'Player playground' });
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
  const panel = page.getByRole('dialog', { name: 'Ask the docs' });
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
