import { navigate, prefetchPathname } from 'gatsby';
import { hasModifier, isBrowsersClick, isSamePageHash, type RouteTarget, routeTarget } from './link-target';
import { pageDataUrl } from './page-data';
import { pathPrefix, withoutPrefix } from './path-prefix';
import { prefetchFile } from './prefetch';

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

/** Returns the page that a link leads to, without the path prefix, unless it is the open page. */
function otherPage(link: HTMLAnchorElement): string | undefined {
  const target = targetOf(link);
  return target && target.path !== window.location.pathname ? withoutPrefix(target.path) : undefined;
}

function followInApp(event: MouseEvent): void {
  const link = linkOf(event);
  if (!link || event.defaultPrevented) return;
  const hasDownload = link.hasAttribute('download');
  const click = { target: link.target, hasDownload, button: event.button, hasModifier: hasModifier(event) };
  if (isBrowsersClick(click)) return;
  const target = targetOf(link);
  if (!target || isSamePageHash(target, window.location)) return;
  event.preventDefault();
  navigate(withoutPrefix(target.path) + target.query + target.hash);
}

function prefetchPointed(event: Event): void {
  const link = linkOf(event);
  const path = link && otherPage(link);
  if (path) prefetchPathname(path);
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
 * Prefetches the data of pages that are linked in the page's text as the links scroll into view. Links in code are
 * numerous, so their pages are prefetched only on hover.
 */
export function watchLinksInView(): void {
  inView?.disconnect();
  inView = new IntersectionObserver((entries, observer) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const path = otherPage(target as HTMLAnchorElement);
      if (path) prefetchFile(pageDataUrl(path));
    }
  });
  for (const link of document.querySelectorAll('main a[href]:not(pre a, .api)')) inView.observe(link);
}
