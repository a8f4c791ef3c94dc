import type { Locator } from '@playwright/test';
import { expect, open, test } from './support/test';

// Cached scripts are available offline too.
test.use({ ownPage: true });

/** The scripts that the page has not requested yet: those of its lazy parts. */
const laterScripts = '**/*.js';

/**
 * The message of a part that failed to load: its script or its styles are missing, whichever is detected
 * first.
 */
const notLoaded = /ChunkLoadError|Loading CSS chunk \d+ failed/;

test('a part that takes long shows a centered spinner, after a delay [2.1]', async ({ page }) => {
  // A page without other lazy parts, which would also load.
  await open(page, '/docs/terminology');
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(laterScripts, async (route) => {
    await arrived;
    await route.continue();
  });
  const button = page.getByRole('banner').getByRole('button', { name: 'Ask AI' });
  await button.click();
  const spinner = page.getByRole('status').filter({ hasText: 'Loading' });
  await expect(spinner).toBeAttached();
  const look = () => spinner.evaluate((element) => Number(getComputedStyle(element, '::after').opacity));
  const delay = await spinner.evaluate((element) => getComputedStyle(element, '::after').animationDelay);
  expect(delay).toMatch(/^0\.2s/);
  await expect.poll(look).toBe(1);
  const middleOf = async (part: Locator) => {
    const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 };
    return y + height / 2;
  };
  const middle = await middleOf(spinner);
  arrive();
  const panel = page.getByRole('dialog', { name: 'Ask the docs' });
  await expect(panel).toBeVisible();
  expect(Math.abs((await middleOf(panel)) - middle)).toBeLessThan(20);
  await expect(spinner).toHaveCount(0);
});

test('a part that cannot be loaded says why, and Retry loads it when the network is back [2.2, 8.10]', async ({
  page,
  context,
  problems,
}) => {
  // A page without other lazy parts, which would also fail.
  await open(page, '/docs/terminology');
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('button', { name: 'Ask AI' }).click();
  const failure = page.getByRole('alert');
  await expect(failure).toContainText(notLoaded);
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(failure).toContainText(notLoaded);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terminology');

  await context.setOffline(false);
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('dialog', { name: 'Ask the docs' })).toBeVisible();
  await expect(failure).toHaveCount(0);
  problems.length = 0;
});
