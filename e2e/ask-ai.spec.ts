import type { Page } from '@playwright/test';
import { expectNoBarriers } from './support/accessibility';
import { expect, open, test } from './support/test';

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Ask AI' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Ask the docs' });

test.describe('without a chat of another host', () => {
  test('the panel answers from the search of the site, with an answer and quotes of its pages [1.3, 7.7]', async ({
    page,
  }) => {
    await open(page, '/docs/sequence');
    await button(page).click();
    const field = panel(page).getByRole('textbox', { name: 'Your question' });
    await expect(field).toBeFocused();
    await expect(panel(page)).toContainText('quotes from this site');
    await field.fill('How do I shift a component in time?');
    await field.press('Enter');
    const answer = panel(page).getByRole('region', { name: 'Answer' });
    await expect(answer.getByRole('heading')).not.toBeEmpty();
    await expect(answer.getByRole('listitem').getByRole('link')).toHaveAttribute('href', /^\//);
    const quotes = panel(page).getByRole('list', { name: 'Quotes' }).locator('> li');
    await expect(quotes.first()).toBeVisible();
    expect(await quotes.count()).toBeLessThanOrEqual(3);
    for (const quote of await quotes.all()) {
      await expect(quote.getByRole('blockquote')).not.toBeEmpty();
      await expect(quote.locator('> a')).toHaveAttribute('href', /^\//);
    }

    // The panel stays open while the user follows its link.
    const to = String(await quotes.first().locator('> a').getAttribute('href'));
    await quotes.first().locator('> a').click();
    await expect(page).toHaveURL(new RegExp(`${to.replace(/[.?]/g, '.')}$`));
    await expect(panel(page)).toBeVisible();
  });

  test('the panel closes on Escape, by its button and by the button that opened it, and gives the focus back [7.7]', async ({
    page,
  }) => {
    await open(page, '/docs/sequence');
    await button(page).click();
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await panel(page).getByRole('button', { name: 'Close Ask the docs' }).click();
    await expect(panel(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });

  test('a common question has a written answer with its sources', async ({ page }) => {
    await open(page, '/docs/sequence');
    await button(page).click();
    const field = panel(page).getByRole('textbox', { name: 'Your question' });
    await field.fill('Is it free for my company of 5 people?');
    await field.press('Enter');
    const answer = panel(page).getByRole('region', { name: 'Answer' });
    await expect(answer).toContainText('up to 3 employees');
    await expect(answer.getByRole('list', { name: 'Sources' }).getByRole('link').first()).toHaveAttribute(
      'href',
      '/docs/license#who-needs-a-license',
    );
    await field.fill('How do I render a GIF?');
    await field.press('Enter');
    await expect(answer.locator('pre')).toContainText('--codec=gif');
  });

  test('a table is quoted as rows with their heads', async ({ page }) => {
    await open(page, '/docs/sequence');
    await button(page).click();
    const field = panel(page).getByRole('textbox', { name: 'Your question' });
    await field.fill('How do I render a transparent video?');
    await field.press('Enter');
    const table = panel(page).getByRole('table').first();
    await expect(table.getByRole('columnheader').first()).toBeVisible();
    expect(await table.getByRole('row').count()).toBeGreaterThan(1);
  });

  test('on a wide screen the panel lies over the page: nothing moves, and the navbar remains usable', async ({
    page,
  }) => {
    await open(page, '/docs/sequence');
    const places = () =>
      page
        .locator('main h1, main h2, main pre, footer a')
        .evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())));
    const before = await places();
    await button(page).click();
    await expect(panel(page)).toBeVisible();
    expect(await panel(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(false);
    expect(await places()).toEqual(before);
    await button(page).click();
    await expect(panel(page)).toHaveCount(0);
  });

  for (const width of [390, 1280]) {
    test(`at ${width} px the panel is modal, and closes on Escape and by a click beside it`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page, '/docs/sequence');
      await button(page).click();
      await expect(panel(page)).toBeVisible();
      expect(await panel(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
      await page.keyboard.press('Escape');
      await expect(panel(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
      if (width < 500) return;
      await button(page).click();
      await page.mouse.click(20, 400);
      await expect(panel(page)).toHaveCount(0);
    });
  }

  test.describe('with an empty cache', () => {
    test.use({ ownPage: true });

    test('a panel whose body cannot be loaded closes too', async ({ page, context, problems }) => {
      await open(page, '/docs/terminology');
      await context.setOffline(true);
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => panel(page).getByRole('button', { name: 'Close Ask the docs' }).click(),
      ]) {
        await button(page).click();
        await expect(panel(page).getByRole('alert')).toContainText('This part of the page didn’t load.');
        await close();
        await expect(panel(page)).toHaveCount(0);
      }
      problems.length = 0;
    });
  });

  test('the panel is accessible, in either mode, and says that nothing was found [7.7]', async ({ page }) => {
    await open(page, '/docs/sequence');
    await button(page).click();
    const field = panel(page).getByRole('textbox', { name: 'Your question' });
    await field.fill('interpolate');
    await field.press('Enter');
    await expect(panel(page).getByRole('region', { name: 'Answer' })).toBeVisible();
    await expectNoBarriers(page, { widths: [1440] });
    await field.fill('qqqqzzzz xxyyxxyy');
    await field.press('Enter');
    await expect(panel(page)).toContainText('No answer found for “qqqqzzzz xxyyxxyy”');
  });

  for (const path of ['/ai', '/ai-embed']) {
    test(`${path} answers likewise [7.7]`, async ({ page }) => {
      await open(page, path);
      const main = page.getByRole('main');
      await main.getByRole('textbox', { name: 'Your question' }).fill('render a video on Lambda');
      await main.getByRole('button', { name: 'Ask' }).click();
      await expect(main.getByRole('region', { name: 'Answer' })).toBeVisible();
      await expect(main.getByRole('list', { name: 'Quotes' }).getByRole('blockquote').first()).toBeVisible();
      await expect(main).toContainText('quotes from this site');
    });
  }
});
