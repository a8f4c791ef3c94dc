import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** The options in which the contexts of this project's tests differ, in addition to window and color mode. */
export type ContextOptions = Pick<BrowserContextOptions, 'baseURL' | 'javaScriptEnabled' | 'bypassCSP'>;

/** The window options that a test may have changed. */
export type WindowOptions = Pick<BrowserContextOptions, 'viewport' | 'colorScheme'>;

/**
 * One page that the tests of a worker use in turn. A new window takes Chromium over a second, and its first
 * page compiles all scripts. The next page of the same window takes a fraction of that time.
 */
export interface SharedPage {
  /** Takes the page in its initial state: without storage, routes, listeners or emulation. */
  take(context: ContextOptions, window: WindowOptions): Promise<Page>;
  /**
   * Returns the page for the next test. The page is closed if `keep` is false or if it cannot be restored to
   * its initial state.
   */
  giveBack(keep: boolean): Promise<void>;
}

const observed = [
  'console',
  'dialog',
  'download',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'worker',
] as const;

/** Creates the shared page of a worker. Its window opens with the first test that takes the page. */
export function createSharedPage(browser: Browser): SharedPage {
  let page: Page | undefined;
  let openedWith = '';
  let isChangedForGood = false;

  const close = async () => {
    await page?.context().close();
    page = undefined;
  };

  const openWindow = async (options: ContextOptions) => {
    const context = await browser.newContext(options);
    page = await context.newPage();
    isChangedForGood = false;
    openedWith = JSON.stringify(options);
    const mark = () => {
      isChangedForGood = true;
    };
    // These changes cannot be undone.
    markUse(page, ['addInitScript', 'exposeFunction', 'exposeBinding'], mark);
    markUse(page.clock, ['install', 'setFixedTime', 'setSystemTime', 'pauseAt'], mark);
    markUse(context, ['addInitScript', 'exposeFunction', 'exposeBinding', 'newCDPSession'], mark);
    return page;
  };

  return {
    async take(options, { viewport, colorScheme }) {
      if (openedWith !== JSON.stringify(options)) await close();
      const taken = page ?? (await openWindow(options));
      if (viewport) await taken.setViewportSize(viewport);
      await taken.emulateMedia({
        colorScheme: colorScheme ?? null,
        reducedMotion: null,
        forcedColors: null,
        contrast: null,
        media: null,
      });
      return taken;
    },
    async giveBack(keep) {
      if (!page) return;
      const isRestored = keep && !isChangedForGood && (await restore(page).catch(() => false));
      if (!isRestored) await close();
    },
  };
}

/** Restores a page to its initial state, except for its window; the HTTP cache stays. */
async function restore(page: Page): Promise<boolean> {
  const context = page.context();
  for (const event of observed) page.removeAllListeners(event);
  context.removeAllListeners('page');
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  // Moves the mouse outside of the window, so that it hovers over nothing.
  await page.mouse.move(-1, -1);
  // Opens a file of the site without scripts, because pages save their state when the user leaves them.
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    window.name = '';
  });
  // Even for a text file, the browser requests the site's icon, which the next test must not see.
  await page.goto('about:blank');
  return true;
}

/** Calls a function whenever one of the named methods of an object is called. */
function markUse<T extends object>(target: T, names: (keyof T & string)[], mark: () => void): void {
  for (const name of names) {
    const original = target[name];
    if (typeof original !== 'function') throw new Error(`There is no method ${name}.`);
    Reflect.set(target, name, (...args: unknown[]) => {
      mark();
      return Reflect.apply(original, target, args);
    });
  }
}
