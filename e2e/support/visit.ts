import type { Page, Request } from '@playwright/test';
import { expect } from './test';

/** Follows a link to an address, as a reader's click does. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address });
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
}

/** Makes the browser one that saves data: nothing is loaded that was not asked for. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }),
  );
}

/** The vertical scroll position. */
export const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Waits until the router has noted where the reader is, which it does with the next frame. */
export async function savedPosition(page: Page, top: number): Promise<void> {
  const saved = () =>
    page.evaluate(() => {
      const name = `@@scroll|${location.pathname}|${history.state?.key ?? 'initial'}`;
      return Number(sessionStorage.getItem(name));
    });
  await expect.poll(saved).toBe(top);
}

/** Turns the wheel by so many pixels, and waits until the page has come to rest where that leads. */
export async function wheel(page: Page, pixels: number): Promise<void> {
  const top = (await scrollTop(page)) + pixels;
  await page.mouse.wheel(0, pixels);
  await expect.poll(() => scrollTop(page)).toBeCloseTo(top, 0);
}

/** Turns the wheel where nothing is to move, and waits until the page would have moved. */
export async function wheelInVain(page: Page, pixels: number): Promise<void> {
  await page.evaluate(async () => {
    const twoFrames = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const heardWheel = new Promise((resolve) =>
      window.addEventListener('wheel', () => resolve(twoFrames()), { once: true }),
    );
    Object.assign(window, { heardWheel });
    // The browser asks the page about wheels only once it knows that somebody listens.
    await twoFrames();
  });
  await page.mouse.wheel(0, pixels);
  await page.evaluate(() => (window as unknown as { heardWheel: Promise<void> }).heardWheel);
}

/** Does something that makes the page load code, and waits until that code is there; gives back its addresses. */
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

/** By how many pixels the page is wider than its window. */
export const sidewaysOverflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
