import type { Page } from '@playwright/test';

/** Records the violations of the content security policy in the pages that are opened from now on. */
export async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', (event) => {
      refused.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
}

/** Returns the violations of the content security policy in the open page, one line each. */
export function violations(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { refused: string[] }).refused);
}
