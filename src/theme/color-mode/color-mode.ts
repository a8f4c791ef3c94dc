import { colorMode as settings } from '../../site/color-mode';
import { resolveColorMode } from '../../site/defaults';

/** How the page looks. */
export type Theme = 'light' | 'dark';

/** What the reader chose; null is the system's choice. */
export type ThemeChoice = Theme | null;

/** The colour mode's settings with nothing left out. */
export const colorMode = resolveColorMode(settings);

/** Key that the choice is stored under. */
export const themeKey = 'theme';

/** Reads a stored choice; anything unknown is no choice. */
export function parseChoice(stored: string | null): ThemeChoice {
  return stored === 'light' || stored === 'dark' ? stored : null;
}

/** How the page looks for a choice and a system. */
export function resolveTheme(
  choice: ThemeChoice,
  systemIsDark: boolean,
  { defaultMode, respectSystem } = colorMode,
): Theme {
  if (choice) return choice;
  if (!respectSystem) return defaultMode;
  return systemIsDark ? 'dark' : 'light';
}

/** The choice after this one: light, dark, system where the system is respected; else light and dark in turn. */
export function nextChoice(choice: ThemeChoice, { defaultMode, respectSystem } = colorMode): ThemeChoice {
  if (!respectSystem) return (choice ?? defaultMode) === 'light' ? 'dark' : 'light';
  if (choice === 'light') return 'dark';
  return choice === 'dark' ? null : 'light';
}

/** What the toggle shows: the choice, or what holds without one. */
export function shownChoice(
  choice: ThemeChoice,
  { defaultMode, respectSystem } = colorMode,
): Theme | 'system' {
  return choice ?? (respectSystem ? 'system' : defaultMode);
}

/** Colour of the browser's own bars: the paper's (see `tokens.css`). */
export const themeColors: Record<Theme, string> = { light: '#fafbfd', dark: '#0c0e14' };
