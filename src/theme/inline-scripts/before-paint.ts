import { colorMode, type Theme, themeColors, themeKey } from '../color-mode/color-mode';
import { versionKey } from '../my-version/version-key';
import { inlineScript } from './inline-script';

/**
 * Returns the script in <head> that runs before the first paint. It marks <html> with the color mode, the
 * closed announcement, the version that the reader has, and the fact that JavaScript is available.
 */
export function beforePaintScript(announcement: { id: string; key: string } | null): string {
  const systemMode = colorMode.respectSystem ? null : colorMode.defaultMode;
  return inlineScript(markPage, themeKey, systemMode, themeColors, announcement, versionKey);
}

/** `fixedMode` is the mode of readers who have not chosen one; null follows the system. */
function markPage(
  themeKey: string,
  fixedMode: Theme | null,
  colors: Record<Theme, string>,
  announcement: { id: string; key: string } | null,
  versionKey: string,
): void {
  const { dataset, style } = document.documentElement;
  // The version in a link is only stored for the visit.
  const stored = (key: string) => {
    try {
      return sessionStorage.getItem(key) ?? localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const choice = stored(themeKey);
  const chosen = choice === 'light' || choice === 'dark' ? choice : fixedMode;
  const theme = chosen ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  dataset.js = '';
  dataset.themeChoice = chosen ?? 'system';
  dataset.theme = theme;
  if (announcement && stored(announcement.key) === announcement.id) dataset.announcement = 'closed';
  const version = stored(versionKey);
  if (version) style.cssText = version;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    meta.content = colors[theme];
}
