import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** The search modal and its parts. */
export interface Modal {
  dialog: Locator;
  input: Locator;
  hits: Locator;
  /** The hit that Enter opens. */
  active: Locator;
}

/** Queries that no user intends, but that pages or typos produce. */
export const unusualQueries = {
  '10,000 characters': 'x'.repeat(10_000),
  'control characters': '\u0000\u0007\u001b',
  'text from right to left': 'שלום עולם',
  emoji: '🎬🎬',
  HTML: '<img src=x onerror=alert(1)>',
  'an expression': '[a-z]+(?=\\',
  spaces: '   ',
};

/** Returns the parts of the modal, open or not. */
export function searchModal(page: Page): Modal {
  const dialog = page.getByRole('dialog', { name: 'Search' });
  return {
    dialog,
    input: dialog.getByRole('searchbox'),
    hits: dialog.getByRole('treeitem'),
    active: dialog.locator('[role="treeitem"][aria-selected="true"]'),
  };
}

/**
 * Opens a page and waits until the search button listens to the keyboard, which it indicates by showing its
 * shortcut.
 */
export async function openListening(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toContainText('K');
}

/** Opens the modal with the keyboard and enters a query. */
export async function searchFor(page: Page, query: string): Promise<Modal> {
  const modal = searchModal(page);
  // The same shortcut would close an open modal.
  await expect(modal.dialog).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(modal.input).toBeFocused();
  if (query) {
    await modal.input.fill(query);
    // Until the results arrive, the modal shows those of the previous query.
    await expect(
      modal.dialog.locator('.DocSearch-Hit-source', { hasText: /^(Recent|Favorite)/ }),
    ).toHaveCount(0);
    await expect(modal.hits.first()).toBeVisible();
  }
  return modal;
}

/**
 * Does the same with the title of a page, and waits until the complete index has responded. The first results are for
 * titles only, and the list grows afterwards. For the first search on a page.
 */
export async function searchWhole(page: Page, query: string): Promise<Modal> {
  const arrive = await holdTexts(page);
  const modal = await searchFor(page, query);
  const count = modal.dialog.getByRole('link', { name: /^See all \d+ results$/ });
  // Results of titles alone are provisional: they say so, and show no total.
  await expect(modal.dialog).toContainText('Searching the full text');
  await expect(count).toHaveCount(0);
  arrive();
  await expect(count).toBeVisible();
  return modal;
}

/**
 * Blocks the texts of the index until the returned function is called. Until then, only titles are searched.
 */
export function holdTexts(page: Page): Promise<() => void> {
  return hold(page, '**/search/texts-*.json');
}

/** Blocks the index until the returned function is called. */
export function holdIndex(page: Page): Promise<() => void> {
  return hold(page, '**/search/manifest.json');
}

async function hold(page: Page, files: string): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(files, (route) => arrived.then(() => route.continue()));
  return arrive;
}

/** Fills the browser's storage completely. */
export async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let size = 1 << 20, index = 0; size >= 1; index += 1) {
      try {
        localStorage.setItem(`filler-${index}`, 'x'.repeat(size));
      } catch {
        size >>= 1;
      }
    }
  });
}

/** Disables the browser's storage: every access throws. */
export async function forbidStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
}

/** Removes the problems that every page without a network reports. */
export function forgetOffline(problems: string[]): void {
  const other = problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED|console: |failed: /.test(problem));
  problems.splice(0, problems.length, ...other);
}
