import { expect, open, test } from './support/test';
import { follow, saveData } from './support/visit';

for (const hash of ['#%', '#%E0%A4%A']) {
  test(`the hash ${hash} does not blank the page`, async ({ page }) => {
    await open(page, `/docs/sequence${hash}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('<Sequence>');
    await follow(page, `/docs/the-fundamentals${hash}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/fundamentals/i);
    await follow(page, '#%zz');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/fundamentals/i);
  });
}

test('of two quick clicks the last wins, also where its data come first', async ({ page }) => {
  await saveData(page);
  await open(page, '/docs/sequence');
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const slow = '**/page-data/docs/the-fundamentals/page-data.json';
  await page.route(slow, async (route) => {
    await arrived;
    await route.continue();
  });
  await follow(page, '/docs/the-fundamentals');
  await follow(page, '/docs/terminology/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terminology');
  const late = page.waitForResponse(slow);
  arrive();
  await (await late).finished();
  // Gatsby continues within a few tasks of the response.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  await expect(page).toHaveURL(/\/docs\/terminology\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terminology');
});

test('the navbar hides at a hash of another page, from far down too', async ({ page }) => {
  await open(page, '/docs/the-fundamentals');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole('banner')).toHaveAttribute('data-hidden');
  await page.evaluate(() => window.scrollBy(0, -100));
  await expect(page.getByRole('banner')).not.toHaveAttribute('data-hidden');
  const id = 'get-a-ref';
  await follow(page, `/docs/sequence#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await expect(page.getByRole('banner')).toHaveAttribute('data-hidden');
});
