import type { Server } from 'node:http';
import type { Page } from '@playwright/test';
import { createSiteServer, listen } from '../scripts/site/server.mjs';
import { expectNoBarriers } from './support/accessibility';
import { publicFolder } from './support/built-site';
import { expect, open, test } from './support/test';
import { withSettings } from './support/with-settings';

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

    // The panel stays open while its link is followed.
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

  test('the panel is accessible, in either mode', async ({ page }) => {
    await open(page, '/docs/sequence');
    await button(page).click();
    await panel(page).getByRole('textbox', { name: 'Your question' }).fill('interpolate');
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('list', { name: 'Passages' })).toBeVisible();
    await expectNoBarriers(page, { widths: [1440] });
  });

  test('the panel says that nothing was found [7.7]', async ({ page }) => {
    await open(page, '/docs/sequence');
    await button(page).click();
    const field = panel(page).getByRole('textbox', { name: 'Your question' });
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

test.describe('with a chat of another host', () => {
  const host = 'https://chat.example.com';
  let server: Server;
  let origin: string;

  test.beforeAll(async () => {
    server = await createSiteServer({ folder: publicFolder, allow: [host] });
    origin = `http://127.0.0.1:${await listen(server, 0)}`;
  });
  test.afterAll(() => {
    server.close();
  });
  test.use({ baseURL: async ({}, use) => use(origin) });

  /** The host's chat: records the messages it receives, and sends messages on demand. */
  const chat = `<!doctype html><title>Chat</title><script>
    window.heard = [];
    addEventListener('message', (event) => heard.push(event.data));
    window.say = (message) => parent.postMessage(message, '*');
  </script>`;
  const say = (page: Page, message: unknown) =>
    chatFrame(page).evaluate(
      (value) => (window as unknown as { say(text: unknown): void }).say(value),
      message,
    );
  const heard = (page: Page) =>
    chatFrame(page).evaluate(() => (window as unknown as { heard: unknown[] }).heard);
  const chatFrame = (page: Page) => {
    const frame = page.frames().find((one) => one.url().startsWith(host));
    if (!frame) throw new Error('There is no chat.');
    return frame;
  };

  test('a frame is loaded when it is opened and not before, and the messages are spoken with it [4.16, 7.4, 7.5]', async ({
    page,
    problems,
  }) => {
    const asked: string[] = [];
    await page.route(`${host}/**`, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: chat });
    });
    const check = await withSettings(page, {
      'embed:null': `embed:{host:${JSON.stringify(host)},id:"docs-1",kind:"frame"}`,
    });
    await open(page, '/docs/sequence');
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await button(page).click();
    await expect(panel(page).locator('iframe')).toHaveAttribute('src', `${host}/embed/docs-1`);
    await expect.poll(() => asked).toEqual([`${host}/embed/docs-1`]);
    await expect.poll(() => page.frames().some((frame) => frame.url().startsWith(host))).toBe(true);
    await chatFrame(page).waitForLoadState();

    // No message is sent before the chat is ready, and invalid messages are ignored.
    for (const nonsense of [
      'embed-ready',
      '{',
      'null',
      '{"type":"internal-link-click"}',
      7,
      { type: 'embed-ready' },
    ])
      await say(page, nonsense);
    expect(await heard(page)).toEqual([]);

    await say(page, JSON.stringify({ type: 'embed-ready' }));
    const { host: own } = new URL(origin);
    await expect
      .poll(() => heard(page))
      .toEqual([JSON.stringify({ type: 'internal-link-host', host: own }), 'light-mode']);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(async () => (await heard(page)).at(-1)).toBe('dark-mode');

    await say(
      page,
      JSON.stringify({ type: 'internal-link-click', url: `https://${own}/docs/the-fundamentals` }),
    );
    await expect(page).toHaveURL(`${origin}/docs/the-fundamentals`);
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);

    // Messages from the page itself, and from any origin except for the configured one, are ignored.
    await page.evaluate(() =>
      window.postMessage(JSON.stringify({ type: 'internal-link-click', url: 'https://x.dev/blog' }), '*'),
    );
    await page.waitForTimeout(300);
    await expect(page).toHaveURL(`${origin}/docs/the-fundamentals`);
    check();
    problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes(host)));
  });

  for (const path of ['/ai', '/ai-embed']) {
    test(`${path} holds the chat, and speaks with it [7.8]`, async ({ page, problems }) => {
      await page.route(`${host}/**`, (route) => route.fulfill({ contentType: 'text/html', body: chat }));
      const check = await withSettings(page, {
        'embed:null': `embed:{host:${JSON.stringify(host)},id:"docs-1",kind:"frame"}`,
      });
      await open(page, path);
      await expect(page.getByRole('main').locator('iframe')).toHaveAttribute('src', `${host}/embed/docs-1`);
      await expect.poll(() => page.frames().some((frame) => frame.url().startsWith(host))).toBe(true);
      await chatFrame(page).waitForLoadState();
      await say(page, JSON.stringify({ type: 'embed-ready' }));
      const own = new URL(origin).host;
      await expect
        .poll(() => heard(page))
        .toEqual([JSON.stringify({ type: 'internal-link-host', host: own }), 'light-mode']);
      await say(page, JSON.stringify({ type: 'internal-link-click', url: `https://${own}/docs/sequence` }));
      await expect(page).toHaveURL(`${origin}/docs/sequence`);
      check();
      problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes(host)));
    });
  }

  test('a script is loaded when it is opened and not before, with its id and flags [7.4]', async ({
    page,
    problems,
  }) => {
    const asked: string[] = [];
    await page.route(`${host}/**`, (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        contentType: 'text/javascript',
        body:
          'window.flags = { ...document.currentScript.dataset }; window.presses = 0;' +
          "document.addEventListener('site:ask-ai', () => { window.presses += 1 });",
      });
    });
    const check = await withSettings(page, {
      'embed:null': `embed:{host:${JSON.stringify(host)},id:"docs-1",kind:"script"}`,
    });
    await open(page, '/docs/sequence');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await button(page).click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { flags: unknown }).flags))
      .toEqual({ id: 'docs-1', sidePanel: 'true', open: 'true' });
    expect(asked).toEqual([`${host}/embed.js`]);
    await button(page).click();
    await expect.poll(() => page.evaluate(() => (window as unknown as { presses: number }).presses)).toBe(1);
    expect(asked).toHaveLength(1);
    check();
    problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes(host)));
  });
});
