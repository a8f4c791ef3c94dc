import type { GatsbyBrowser } from 'gatsby';
import { decodeAddress, withoutHtmlSuffix } from '../../shared/paths';
import { recordPageView } from '../analytics/page-view';
import { listenToApiLinks } from '../api-card/listener';
import { listenToCopyButtons } from '../code-copy/copy-listener';
import { watchChoice } from '../color-mode/store';
import { forgetLoadFailure } from '../inline-scripts/load-failure';
import { listenToLiveSamples, openSharedSample } from '../live-samples/listener';
import { announceAnchor } from './anchor';
import { createLatestNavigation } from './latest';
import { listenToLinks, watchLinksInView } from './link-listeners';
import { loadPage } from './prefetch';
import { endProgress, startProgress } from './progress';
import { keepPosition, notePosition, planScroll, type RouteLocation } from './scroll';

interface GatsbyWindow extends Window {
  pagePath?: string;
  ___navigate?: (to: string | number, options?: object) => void;
}

/** The current page. */
let shown: RouteLocation | undefined;

/** Wraps Gatsby's navigation function, which every navigation calls, to show the progress bar. */
function watchNavigation(): void {
  const gatsby = window as GatsbyWindow;
  const go = gatsby.___navigate;
  const { start, cancel } = createLatestNavigation();
  if (go) {
    gatsby.___navigate = (to, options) => {
      startProgress();
      if (typeof to === 'number') return go(to, options);
      // Gatsby then finds the page in its loader and shows it immediately.
      start(
        () => loadPage(to),
        () => go(to, options),
      );
    };
  }
  window.addEventListener('popstate', () => {
    cancel();
    startProgress();
    if (shown) notePosition(shown);
  });
}

/** Sets up the document's listeners, before the first render. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  const { pathname, search, hash } = window.location;
  const stripped = withoutHtmlSuffix(pathname);
  // A host that does not resolve `/about.html` serves the not-found page. Routes do not have the suffix.
  if ((window as GatsbyWindow).pagePath === '/404.html' && stripped !== pathname && stripped !== '/404') {
    window.location.replace(stripped + search + hash);
  }
  listenToCopyButtons();
  listenToApiLinks();
  listenToLiveSamples();
  // Pages without a navbar have no toggle, but follow the system and other tabs too.
  watchChoice(() => undefined);
  watchNavigation();
};

/**
 * Intercepts links only once the app runs. If a page's code or data did not load, the page stays static HTML
 * and the browser follows its links.
 */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  forgetLoadFailure();
  listenToLinks();
};

/** Runs the side effects of a route change. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location: opened, prevLocation }) => {
  const location: RouteLocation = opened;
  shown = location;
  keepPosition();
  endProgress();
  recordPageView(opened);
  watchLinksInView();
  openSharedSample(location.hash);
  if (prevLocation && location.hash && location.action) announceAnchor();
  if (prevLocation && location.hash) focusHash(location.hash);
};

/** Moves the focus to the target of a hash, as the browser does for links it follows itself. */
function focusHash(hash: string): void {
  const target = document.getElementById(decodeAddress(hash.slice(1)));
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Scrolls to the top, to the hash, or to the previous position. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = (args) => {
  const location = args.routerProps.location as RouteLocation;
  const saved = args.getSavedScrollPosition(location, location.key ?? null) as [number, number] | null;
  const previous = args.prevRouterProps?.location as RouteLocation | undefined;
  const plan = planScroll(location, previous, saved?.[1] ?? null);
  if (plan.kind === 'router') return true;
  window.requestAnimationFrame(() => window.scrollTo(0, plan.top));
  return false;
};
