import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';
import { sidewaysOverflow } from './visit';

/** What of the page, or of a part of it, not everybody can use: one text for each place. */
export async function barriers(page: Page, part?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page }).withTags([
    'wcag2a',
    'wcag2aa',
    'wcag21a',
    'wcag21aa',
    'wcag22aa',
    'best-practice',
  ]);
  const { violations } = await (part ? builder.include(part) : builder).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')}\n${failureSummary}`),
  );
}

/** Holds the page, as it stands, to be usable by everybody in both colour modes, on narrow screens and wide ones. */
export async function expectNoBarriers(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await barriers(page)).toEqual([]);
      expect(await sidewaysOverflow(page)).toBe(0);
    }
  }
}
