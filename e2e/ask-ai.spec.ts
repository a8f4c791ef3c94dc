import type { Page } from '@playwright/test';
import { expectNoBarriers } from './support/accessibility';
import { expect, open, test } from './support/test';

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Ask AI' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Ask AI' });

test.describe('without a chat of another host', () => {
  test('the panel answers from the search of the site, with passages quoted with their pages [1.3, 7.7]', async ({
    page,
  }) => {
    await open(page, '/docs/sequence');
    await button(page).click();
    const field = panel(page).getByRole('textbox', { name: 'Your question' });
    await expect(field).toBeFocused();
    await expect(panel(page)).toContainText('passages of this site');
    await field.fill('How do I shift a component in time?');
    await field.press('Enter');
    const passages = panel(page).getByRole('list', { name: 'Passages' }).getByRole('listitem');
    await expect(passages.first()).toBeVisible();
    expect(await passages.count()).toBeLessThanOrEqual(5);
    for (const passage of await passages.all()) {
      await expect(passage.getByRole('blockquote')).not.toBeEmpty();
      await expect(passage.getByRole('link')).toHaveAttribute('href', /^\//);
    }

    // The panel stays open while the user follows its link.
    const to = String(await passages.first().getByRole('link').getAttribute('href'));
    await passages.first().getByRole('link').click();
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
    await panel(page).getByRole('button', { name: 'Close Ask AI' }).click();
    await expect(panel(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });

  test('on a wide screen the page makes room: nothing of it lies behind the panel', async ({ page }) => {
    await open(page, '/docs/sequence');
    await button(page).click();
    const left = (await panel(page).boundingBox())?.x ?? 0;
    expect(left).toBeGreaterThan(900);
    const right = (name: string) =>
      page
        .locator(name)
        .evaluateAll((elements) =>
          Math.max(...elements.map((element) => element.getBoundingClientRect().right)),
        );
    for (const part of ['header a, header button', 'main a', 'main pre', 'footer a'])
      expect(await right(part), part).toBeLessThanOrEqual(left);
    // The table of contents is available.
    await expect(page.getByRole('main').getByText('On this page').locator('visible=true')).toBeVisible();
    await button(page).click();
    await expect(panel(page)).toHaveCount(0);
    expect(await right('header button')).toBeGreaterThan(left);
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
        () => panel(page).getByRole('button', { name: 'Close Ask AI' }).click(),
      ]) {
        await button(page).click();
        await expect(panel(page).getByRole('alert')).toContainText(
          'This part of the page could not be loaded.',
        );
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
    await expect(panel(page).getByRole('list', { name: 'Passages' })).toBeVisible();
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
      const passages = main.getByRole('list', { name: 'Passages' }).getByRole('listitem');
      await expect(passages.first().getByRole('blockquote')).toBeVisible();
      await expect(main).toContainText('passages of this site');
    });
  }
});
