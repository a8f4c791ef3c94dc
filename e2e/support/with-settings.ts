import { expect, type Page } from '@playwright/test';

/**
 * Runs the built site with other settings by replacing parts of its scripts as they load. Returns a check, to
 * be called at the end, that fails if a replacement did not match.
 */
export async function withSettings(page: Page, replacements: Record<string, string>): Promise<() => void> {
  const unseen = new Set(Object.keys(replacements));
  await page.route('**/*.js', async (route) => {
    // Scripts of other hosts are not part of the site, which this machine serves.
    if (new URL(route.request().url()).hostname !== '127.0.0.1') return route.fallback();
    const response = await route.fetch();
    let body = await response.text();
    for (const [from, to] of Object.entries(replacements)) {
      if (!body.includes(from)) continue;
      unseen.delete(from);
      body = body.replaceAll(from, to);
    }
    const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers();
    await route.fulfill({ status: response.status(), headers, body });
  });
  return () => expect([...unseen]).toEqual([]);
}
