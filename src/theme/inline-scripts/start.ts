import type { SiteStart } from '../../shared/site-start';
import { inlineScript } from './inline-script';

/**
 * Milliseconds after which the scripts run even if nothing is painted, as in a tab that is hidden before its
 * first paint.
 */
const longestWait = 1_000;

/**
 * Returns the script that starts the site after the first paint, which the scripts and late stylesheets would
 * otherwise delay.
 */
export function startScript({ buildHash, scripts }: SiteStart, styles: readonly string[]): string {
  return inlineScript(startAfterPaint, buildHash, scripts, styles, longestWait);
}

function startAfterPaint(
  buildHash: string,
  scripts: readonly string[],
  styles: readonly string[],
  wait: number,
): void {
  window.___webpackCompilationHash = buildHash;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const href of styles)
      document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
    for (const src of scripts) document.body.appendChild(document.createElement('script')).src = src;
  };
  if (document.visibilityState === 'hidden') start();
  else new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, wait);
}
