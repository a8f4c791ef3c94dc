import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createSiteServer, listen } from '../scripts/site/server.mjs';
import { prefixedRoot, testPrefix, testServices } from '../scripts/site/test-sites.mjs';
import { test as configuredTest } from './support/configured-site';
import { expect, open, test } from './support/test';

/* Ask AI with a chat on another host: an iframe in one small site, and a script in the other. */

const host = testServices.chat;
const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Ask AI' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Ask AI' });

/** The host's chat: records the messages it receives, and sends messages on demand. */
const chat = `<!doctype html><title>Chat</title><script>
  window.heard = [];
  addEventListener('message', (event) => heard.push(event.data));
  window.say = (message) => parent.postMessage(message, '*');
</script>`;

const answerWithChat = (page: Page) =>
  page.route(`${host}/**`, (route) => route.fulfill({ contentType: 'text/html', body: chat }));

function chatFrame(page: Page) {
  const frame = page.frames().find((one) => one.url().startsWith(host));
  if (!frame) throw new Error('There is no chat.');
  return frame;
}

/** Waits until the host's page is in its frame and listens. */
async function chatLoaded(page: Page): Promise<void> {
  await expect.poll(() => page.frames().some((frame) => frame.url().startsWith(host))).toBe(true);
  await chatFrame(page).waitForLoadState();
}

/** Sends a message from the chat to the site. */
const say = (page: Page, message: unknown) =>
  chatFrame(page).evaluate(
    (value) => (window as unknown as { say(text: unknown): void }).say(value),
    message,
  );

/** Returns the messages that the chat has received. */
const heard = (page: Page) =>
  chatFrame(page).evaluate(() => (window as unknown as { heard: unknown[] }).heard);

configuredTest(
  'a frame is loaded when it is opened and not before, and the messages are spoken with it [4.16, 7.4, 7.5]',
  async ({ page, baseURL, services }) => {
    const origin = String(baseURL);
    await answerWithChat(page);
    await open(page, '/docs/sequence');
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await page.waitForLoadState('networkidle');
    expect(services.asked('chat')).toEqual([]);
    await button(page).click();
    await expect(panel(page).locator('iframe')).toHaveAttribute('src', `${host}/embed/docs-1`);
    await expect.poll(() => services.asked('chat')).toEqual([`${host}/embed/docs-1`]);
    await chatLoaded(page);

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

    await say(page, JSON.stringify({ type: 'internal-link-click', url: `https://${own}/docs/second` }));
    await expect(page).toHaveURL(`${origin}/docs/second`);
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);

    // Messages from the page itself, and from any origin other than the configured one, are ignored.
    await page.evaluate(() =>
      window.postMessage(JSON.stringify({ type: 'internal-link-click', url: 'https://x.dev/blog' }), '*'),
    );
    await page.waitForTimeout(300);
    await expect(page).toHaveURL(`${origin}/docs/second`);
  },
);

for (const path of ['/ai', '/ai-embed']) {
  configuredTest(`${path} holds the chat, and speaks with it [7.8]`, async ({ page, baseURL }) => {
    const origin = String(baseURL);
    await answerWithChat(page);
    await open(page, path);
    await expect(page.getByRole('main').locator('iframe')).toHaveAttribute('src', `${host}/embed/docs-1`);
    await chatLoaded(page);
    await say(page, JSON.stringify({ type: 'embed-ready' }));
    const own = new URL(origin).host;
    await expect
      .poll(() => heard(page))
      .toEqual([JSON.stringify({ type: 'internal-link-host', host: own }), 'light-mode']);
    await say(page, JSON.stringify({ type: 'internal-link-click', url: `https://${own}/docs/sequence` }));
    await expect(page).toHaveURL(`${origin}/docs/sequence`);
  });
}

test.describe('as a script', () => {
  let server: Server;
  let origin: string;

  test.beforeAll(async () => {
    const folder = join(prefixedRoot, 'public');
    server = await createSiteServer({ folder, prefix: testPrefix, allow: [host] });
    origin = `http://127.0.0.1:${await listen(server, 0)}`;
  });
  test.afterAll(() => {
    server.close();
  });
  test.use({ baseURL: async ({}, use) => use(origin) });

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
    await open(page, `${testPrefix}/docs/second`);
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
    problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes(host)));
  });
});
