import type { Frame, Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './test';
import { sidewaysOverflow } from './visit';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules about colors. They take most of the time, because they look up what is behind each text. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * The rules whose result can differ between color modes: contrast, and images that are shown in only one
 * mode.
 */
const rulesOfColorModes = [...colorRules, 'image-alt', 'role-img-alt', 'svg-img-alt'];

type Context = string | 'changed elements' | undefined;

/** Returns the accessibility violations of the page or of a part of it, one text per location. */
export function barriers(page: Page, part?: string): Promise<string[]> {
  return violations(page, part, { runOnly: { type: 'tag', values: tags } });
}

/**
 * Returns the violations of some rules in a part of the page, or in the elements that `noteChanges` found.
 */
async function violations(page: Page, context: Context, options: axe.RunOptions): Promise<string[]> {
  await Promise.all(page.frames().map(loadAxe));
  const found = await page.evaluate(
    async ([place, settings]) => {
      const { axe: inPage, changed } = globalThis as unknown as { axe: typeof axe; changed: Element[] };
      if (place !== 'changed elements') return (await inPage.run(place ?? document, settings)).violations;
      return changed.length > 0 ? (await inPage.run({ include: changed }, settings)).violations : [];
    },
    // Only violations are described, because describing every element that passes takes as long as checking
    // it.
    [context, { ...options, resultTypes: ['violations'] } as axe.RunOptions] as const,
  );
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')}\n${failureSummary}`),
  );
}

/**
 * Loads axe into a frame, unless it is already loaded. Frames of any origin take part in the check of their
 * page.
 */
async function loadAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in globalThis)) return;
  await frame.evaluate(`${axe.source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`);
}

/**
 * Finds the visible elements that were hidden at the last call for this page, or whose styles relevant for
 * contrast have changed since.
 */
function noteChanges(page: Page, part = 'html'): Promise<void> {
  return page.evaluate((selector) => {
    const state = globalThis as unknown as { looks?: Map<Element, string>; changed: Element[] };
    const { looks: before } = state;
    const looks = new Map<Element, string>();
    for (const element of document.querySelectorAll(`${selector}, ${selector} *`)) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const style = getComputedStyle(element);
      const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, position } = style;
      const text = [color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, position];
      looks.set(element, [...text, style.textDecorationLine, style.textShadow].join());
    }
    state.changed = [...looks].filter(([element, look]) => before?.get(element) !== look).map(([one]) => one);
    state.looks = looks;
  }, part);
}

/**
 * Expects the page in its current state, or a part of it, to be accessible in both color modes, and not wider
 * than the window. In light mode all rules are checked; in dark mode, with the same DOM, only those that
 * depend on the mode. At the second and later widths, the rules about colors are checked where a color, a
 * background, a font or the visibility differs from the previous width. `widths` are window widths in pixels.
 * A failure names the mode and width of each violation.
 */
export async function expectNoBarriers(
  page: Page,
  { part, widths = [320, 1440] }: { part?: string; widths?: readonly number[] } = {},
): Promise<void> {
  const reported: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    for (const [place, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 800 });
      await noteChanges(page, part);
      const found = await violations(page, place === 0 ? part : 'changed elements', {
        runOnly: { type: 'rule', values: rulesOfColorModes },
      });
      if (colorScheme === 'light') found.push(...(await structureBarriers(page, part)));
      const overflow = await sidewaysOverflow(page);
      if (overflow > 0) found.push(`the page is ${overflow} px too wide`);
      reported.push(...found.map((text) => `${colorScheme}, ${width} px: ${text}`));
    }
  }
  expect(reported).toEqual([]);
}

/** Returns the violations of all rules except those about colors. */
function structureBarriers(page: Page, part?: string): Promise<string[]> {
  const rules = Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }]));
  return violations(page, part, { runOnly: { type: 'tag', values: tags }, rules });
}
