import { readFileSync } from 'node:fs';
import { colors } from '../plugins/gatsby-plugin-outputs/og-images/layout';
import { themeColors } from '../src/theme/color-mode/color-mode';

/** The values of a token of the styles in both color modes. */
function token(name: string): { light?: string; dark?: string } {
  const styles = readFileSync('src/theme/styles/tokens.css', 'utf8');
  return { ...new RegExp(`--${name}: light-dark\\((?<light>[^,]+), (?<dark>[^)]+)\\)`).exec(styles)?.groups };
}

test("the color of the browser's UI is the page's", () => {
  expect(themeColors).toEqual(token('paper'));
});

test('social images have the colors of dark mode', () => {
  expect(colors.paper).toBe(token('paper').dark);
  expect(colors.ink).toBe(token('ink').dark);
  expect(colors.soft).toBe(token('ink-soft').dark);
  expect(colors.accent).toBe(token('accent').dark);
});
