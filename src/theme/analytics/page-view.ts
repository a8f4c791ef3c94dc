import { resolveAnalytics } from '@docs/content/settings';
import { withoutTrailingSlash } from '@docs/content/shared';
import { analytics } from '../../settings/analytics';
import type { PageView } from './tag';

/** Dispatched on `document` for every page view; its detail is a `PageView`. */
export const pageViewEvent = 'site:page-view';

const settings = resolveAnalytics(analytics);

let lastPath: string | undefined;

/**
 * Tracks a page view. The router reports the same page twice if only the trailing slash or the hash differs,
 * so only the normalized path counts.
 */
export function recordPageView({ pathname, search }: { pathname: string; search: string }): void {
  const path = withoutTrailingSlash(pathname) + search;
  if (path === lastPath) return;
  lastPath = path;
  // The new page's head is written in the next frame.
  window.setTimeout(() => sendPageView({ path: pathname + search, title: document.title }), 50);
}

function sendPageView(view: PageView): void {
  document.dispatchEvent(new CustomEvent<PageView>(pageViewEvent, { detail: view }));
  const { trackingId, anonymizeIp } = settings;
  if (!trackingId) return;
  // The code for analytics is loaded only if the site has a tag.
  import('./tag').then(
    ({ sendToTag }) => sendToTag(view, { trackingId, anonymizeIp }),
    () => undefined,
  );
}
