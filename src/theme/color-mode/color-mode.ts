import { resolveColorMode } from '@docs/content/settings';
import { colorMode as settings } from '../../settings/color-mode';

/** The theme of the page. */
export type Theme = 'light' | 'dark';

/** The user's choice; null follows the system. */
export type ThemeChoice = Theme | null;

/** The color mode settings with all defaults filled in. */
export const colorMode = resolveColorMode(settings);

/** Storage key of the choice. */
export const themeKey = 'theme';

/** Parses a stored choice; unknown values count as no choice. */
export function parseChoice(stored: string | null): ThemeChoice {
  return stored === 'light' || stored === 'dark' ? stored : null;
}

/** Returns the theme for a choice and a system preference. */
export function resolveTheme(
  choice: ThemeChoice,
  systemIsDark: boolean,
  { defaultMode, respectSystem } = colorMode,
): Theme {
  if (choice) return choice;
  if (!respectSystem) return defaultMode;
  return systemIsDark ? 'dark' : 'light';
}

/**
 * Returns the next choice of the toggle: light, dark, and system if the system's preference is respected;
 * else light and dark.
 */
export function nextChoice(choice: ThemeChoice, { defaultMode, respectSystem } = colorMode): ThemeChoice {
  if (!respectSystem) return (choice ?? defaultMode) === 'light' ? 'dark' : 'light';
  if (choice === 'light') return 'dark';
  return choice === 'dark' ? null : 'light';
}

/** Returns what the toggle shows: the choice, or the default if there is no choice. */
export function shownChoice(
  choice: ThemeChoice,
  { defaultMode, respectSystem } = colorMode,
): Theme | 'system' {
  return choice ?? (respectSystem ? 'system' : defaultMode);
}

/** Color of the browser's UI: the page's background color (see `tokens.css`). */
export const themeColors: Record<Theme, string> = { light: '#fafbfd', dark: '#0c0e14' };
