import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';
import { sidewaysOverflow } from './visit';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose result can differ between color modes: contrast, and the pictures of one mode only. */
const rulesOfColorModes = [
  'color-contrast',
  'link-in-text-block',
  'image-alt',
  'role-img-alt',
  'svg-img-alt',
];

/** The accessibility violations of the page or of a part of it: one text per location. Without `rules`, of all rules. */
export async function barriers(page: Page, part?: string, rules?: string[]): Promise<string[]> {
  const builder = new AxeBuilder({ page });
  // Otherwise axe opens another window to combine the results of several frames.
  builder.setLegacyMode(page.frames().length === 1);
  if (rules) builder.withRules(rules);
  else builder.withTags(tags);
  if (part) builder.include(part);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')}\n${failureSummary}`),
  );
}

/**
 * Expects the page in its current state, or a part of it, to be accessible in both color modes, and to be no
 * wider than the window. All rules are checked in light mode; of the same DOM in dark mode, those that depend on the
 * mode. `widths` are window widths in pixels; a failure names the mode and width of each violation.
 */
export async function expectNoBarriers(
  page: Page,
  { part, widths = [320, 1440] }: { part?: string; widths?: readonly number[] } = {},
): Promise<void> {
  const told: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const found = await barriers(page, part, colorScheme === 'dark' ? rulesOfColorModes : undefined);
      const overflow = await sidewaysOverflow(page);
      if (overflow > 0) found.push(`the page is ${overflow} px too wide`);
      told.push(...found.map((text) => `${colorScheme}, ${width} px: ${text}`));
    }
  }
  expect(told).toEqual([]);
}
