import { withoutTrailingSlash } from '../../shared/paths';
import { analytics } from '../../site/analytics';
import { resolveAnalytics } from '../../site/defaults';
import type { PageView } from './tag';

/** Fired on `document` for every page that is looked at; its detail is a `PageView`. */
export const pageViewEvent = 'site:page-view';

const settings = resolveAnalytics(analytics);

let lastPath: string | undefined;

/**
 * Counts a look at a page. The router says the same page twice where only the slash at the end or the hash differs, so
 * what counts is the settled path.
 */
export function recordPageView({ pathname, search }: { pathname: string; search: string }): void {
  const path = withoutTrailingSlash(pathname) + search;
  if (path === lastPath) return;
  lastPath = path;
  // The head of the new page is written in the next frame.
  window.setTimeout(() => sendPageView({ path: pathname + search, title: document.title }), 50);
}

function sendPageView(view: PageView): void {
  document.dispatchEvent(new CustomEvent<PageView>(pageViewEvent, { detail: view }));
  const { trackingId, anonymizeIp } = settings;
  if (!trackingId) return;
  // Only a site that has an analytics tag loads the code for one.
  import('./tag').then(
    ({ sendToTag }) => sendToTag(view, { trackingId, anonymizeIp }),
    () => undefined,
  );
}
