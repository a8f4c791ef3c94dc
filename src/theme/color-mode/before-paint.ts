import { colorMode, shownChoice, themeColors, themeKey } from './color-mode';

/**
 * The inline script in <head> that runs before the first paint. It marks <html> with the color mode, the
 * closed announcement, and the fact that JavaScript is available. It is self-contained text, because no
 * bundle is loaded yet.
 */
export function beforePaintScript(announcement: { id: string; key: string } | null): string {
  const fallback = colorMode.respectSystem
    ? "matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'"
    : JSON.stringify(colorMode.defaultMode);
  const closed = announcement
    ? `if(get(${JSON.stringify(announcement.key)})===${JSON.stringify(announcement.id)})d.announcement='closed';`
    : '';
  return (
    `(function(d){function get(k){try{return localStorage.getItem(k)}catch(e){return null}}` +
    `var c=get(${JSON.stringify(themeKey)});if(c!=='light'&&c!=='dark')c=null;` +
    `d.js='';d.themeChoice=c||${JSON.stringify(shownChoice(null))};d.theme=c||(${fallback});${closed}` +
    `document.querySelectorAll('meta[name=theme-color]').forEach(function(m){` +
    `m.content=${JSON.stringify(themeColors)}[d.theme]})})(document.documentElement.dataset)`
  );
}
