import { decodeAddress, versionFormId } from '@docs/content/shared';
import { recordPageView } from '../theme/analytics/page-view';
import { listenToApiLinks } from '../theme/api-card/listener';
import { listenToCopyButtons } from '../theme/code-copy/copy-listener';
import { watchChoice } from '../theme/color-mode/store';
import { markLesson } from '../theme/course/mark-lesson';
import { forgetLoadFailure } from '../theme/inline-scripts/load-failure';
import { listenToLiveSamples, openSharedSample } from '../theme/live-samples/listener';
import { versionInUrl } from '../theme/my-version/version-key';
import { listenToPageActions } from '../theme/page-actions/listener';
import { urlWithoutSuffix } from './html-suffix';
import { listenToLinks, watchLinksInView } from './link-listeners';

/*
 * What happens in the browser in addition to showing pages. Both Gatsby (`gatsby-browser.tsx`) and this site's own runtime
 * (`entry.ts`) call these functions.
 */

/** Sets up the document's listeners, before the first render. */
export function onClientEntry(): void {
  const url = urlWithoutSuffix(window.location);
  // A host that does not resolve `/about.html` serves the not-found page. Routes do not have the suffix.
  if (url && window.pagePath === '/404.html') window.location.replace(url);
  listenToCopyButtons();
  listenToApiLinks();
  listenToLiveSamples();
  if (versionInUrl.test(window.location.search))
    import('../theme/my-version/my-version')
      .then(({ visitWithVersion }) => visitWithVersion())
      .catch(() => undefined);
  listenToPageActions();
  // Pages without a navbar have no toggle, but follow the system and other tabs too.
  watchChoice(() => undefined);
}

/**
 * Intercepts links only once the app runs. If a page's code or data did not load, the page stays static HTML
 * and the browser follows its links.
 */
export function onInitialClientRender(): void {
  forgetLoadFailure();
  listenToLinks();
}

/** The part of a location that side effects depend on. */
type RouteLocation = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Runs the side effects of a route change. `prevLocation` is null for the first page. */
export function onRouteUpdate({
  location,
  prevLocation,
}: {
  location: RouteLocation;
  prevLocation: RouteLocation | null;
}): void {
  recordPageView(location);
  watchLinksInView();
  openSharedSample(location.hash);
  if (document.querySelector('.exercise')) markLesson();
  const form = document.getElementById(versionFormId);
  if (form)
    import('../theme/my-version/upgrading')
      .then(({ startUpgrading }) => startUpgrading(form as HTMLFormElement))
      .catch(() => undefined);
  if (!prevLocation || !location.hash) return;
  // The browser only reports hash changes on the open page.
  if (location.pathname !== prevLocation.pathname) window.dispatchEvent(new Event('hashchange'));
  focusHash(location.hash);
}

/** Moves the focus to the target of a hash, as the browser does for links that it follows itself. */
function focusHash(hash: string): void {
  const target = document.getElementById(decodeAddress(hash.slice(1)));
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
