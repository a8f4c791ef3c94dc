import { navigate } from 'gatsby';
import { isBrowsersClick, isSamePageHash, type RouteTarget, routeTarget } from './link-target';
import { pathPrefix, withoutPrefix } from './path-prefix';
import { prefetchLater, prefetchNow } from './prefetch';

/*
 * Links are plain anchors, both in React and in static HTML. One set of listeners on the document handles
 * them.
 */

function linkOf(event: Event): HTMLAnchorElement | null {
  const { target } = event;
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

function targetOf(link: HTMLAnchorElement): RouteTarget | null {
  return routeTarget(link.href, window.location.origin, pathPrefix());
}

function followInApp(event: MouseEvent): void {
  const link = linkOf(event);
  if (!link || event.defaultPrevented) return;
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const hasDownload = link.hasAttribute('download');
  if (isBrowsersClick({ target: link.target, hasDownload, button: event.button, hasModifier })) return;
  const target = targetOf(link);
  if (!target || isSamePageHash(target, window.location)) return;
  event.preventDefault();
  navigate(withoutPrefix(target.path) + target.query + target.hash);
}

function prefetchPointed(event: Event): void {
  const link = linkOf(event);
  const target = link && targetOf(link);
  if (target && target.path !== window.location.pathname) prefetchNow(target.path);
}

/** Listens for clicks on links and for signs that a click is about to happen. */
export function listenToLinks(): void {
  document.addEventListener('click', followInApp);
  for (const sign of ['mouseover', 'focusin', 'touchstart']) {
    document.addEventListener(sign, prefetchPointed, { passive: true });
  }
}

let inView: IntersectionObserver | undefined;

/**
 * Prefetches the pages linked in the page's text as the links scroll into view. Links in code are numerous,
 * so they are prefetched only on hover.
 */
export function watchLinksInView(): void {
  inView?.disconnect();
  inView = new IntersectionObserver((entries, observer) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const route = targetOf(target as HTMLAnchorElement);
      if (route && route.path !== window.location.pathname) prefetchLater(route.path);
    }
  });
  for (const link of document.querySelectorAll('main a[href]:not(pre a, .api)')) inView.observe(link);
}
