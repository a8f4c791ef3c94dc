import type { Page, Request } from '@playwright/test';
import { expect } from './test';

/** Follows a link to a URL, as a user's click does. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address });
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
}

/** Turns on data saving in the browser: nothing is prefetched. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }),
  );
}

/** Returns the vertical scroll position. */
export const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/**
 * Scrolls with the mouse wheel by a number of pixels, and waits until the page settles at the resulting
 * position.
 */
export async function wheel(page: Page, pixels: number): Promise<void> {
  const top = (await scrollTop(page)) + pixels;
  await page.mouse.wheel(0, pixels);
  await expect.poll(() => scrollTop(page)).toBeCloseTo(top, 0);
}

/** Turns the mouse wheel where nothing should scroll, and waits as long as scrolling would take. */
export async function wheelInVain(page: Page, pixels: number): Promise<void> {
  await page.evaluate(async () => {
    const twoFrames = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const heardWheel = new Promise((resolve) =>
      window.addEventListener('wheel', () => resolve(twoFrames()), { once: true }),
    );
    Object.assign(window, { heardWheel });
    // The browser sends wheel events to the page only once it knows about a listener.
    await twoFrames();
  });
  await page.mouse.wheel(0, pixels);
  await page.evaluate(() => (window as unknown as { heardWheel: Promise<void> }).heardWheel);
}

/** Performs an action that loads code, and waits for that code; returns its URLs. */
export async function loadingCode(page: Page, act: () => Promise<void>): Promise<string[]> {
  const asked = new Set<Request>();
  const arrived = new Set<Request>();
  const ask = (request: Request) => request.resourceType() === 'script' && asked.add(request);
  const arrive = (request: Request) => asked.has(request) && arrived.add(request);
  page.on('request', ask).on('requestfinished', arrive);
  await act();
  await expect.poll(() => asked.size > 0 && arrived.size === asked.size).toBe(true);
  page.off('request', ask).off('requestfinished', arrive);
  return [...asked].map((request) => request.url());
}

/** Returns the number of pixels by which the page is wider than the window. */
export const sidewaysOverflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
