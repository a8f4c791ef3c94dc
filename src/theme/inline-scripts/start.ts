import type { SiteStart } from '../../runtime/site-start';
import { inlineScript } from './inline-script';

/**
 * Milliseconds after which the scripts run even if nothing is painted, as in a tab that is hidden before its
 * first paint.
 */
const longestWait = 1_000;

/**
 * Returns the script that starts the site after the first paint, which the site's scripts would otherwise delay. It
 * is at the end of the body, so it runs when the stylesheets in the head have loaded. Then it starts to download
 * the scripts. Earlier, they would share the connection with the stylesheets and the font.
 */
export function startScript({ buildHash, scripts }: SiteStart): string {
  return inlineScript(startAfterPaint, buildHash, scripts, longestWait);
}

function startAfterPaint(buildHash: string, scripts: readonly string[], wait: number): void {
  window.___webpackCompilationHash = buildHash;
  for (const href of scripts) {
    const attributes = { rel: 'preload', as: 'script', fetchPriority: 'low', href };
    document.head.appendChild(Object.assign(document.createElement('link'), attributes));
  }
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const src of scripts) document.body.appendChild(document.createElement('script')).src = src;
  };
  if (document.visibilityState === 'hidden') start();
  else new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, wait);
}
