import { createElement, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { mayPrefetch } from '../components/may-prefetch';
import { loadPage, type Page } from './pages';
import { withoutPrefix } from './path-prefix';
import { endProgress, startProgress } from './progress';
import { enterPage, leavePage, newEntry, trackScroll } from './scroll';

/** The location of a page, as components and listeners receive it. */
export type RouteLocation = Pick<Location, 'pathname' | 'search' | 'hash' | 'href'>;

/** Called when a page is shown: `prevLocation` is null for the first one. */
export type RouteListener = (change: { location: RouteLocation; prevLocation: RouteLocation | null }) => void;

/** Wraps a page in its frame. */
export type WrapPage = (args: { element: ReactNode; props: PageProps }) => ReactNode;

type PageProps = Page['result'] & { location: RouteLocation };

interface Route {
  page: Page;
  location: RouteLocation;
}

const wrapperId = 'gatsby-focus-wrapper';
const announcerId = 'gatsby-announcer';

const listeners = new Set<RouteListener>();
let shown: Route;
let render: (route: Route) => void;
let visits = 0;

/** Calls a listener for the first page and after each route change, when the page is shown. */
export function onRoute(listener: RouteListener): void {
  listeners.add(listener);
}

/**
 * Opens a page of this site. The open page stays visible until the next one is loaded. If there are several calls,
 * the last one wins, and so does a later navigation by the browser. If a page cannot be loaded, the browser opens
 * it.
 * @param path Path with the path prefix, and with a query and hash if there are any.
 * @param options `replace` replaces the entry of the browser's history instead of adding one.
 */
export function go(path: string, { replace = false }: { replace?: boolean } = {}): Promise<void> {
  // The origin makes sure that a path such as `//example.com` stays on this site.
  const url = new URL(window.location.origin + path);
  return visit(url, () => {
    leavePage();
    newEntry(url, replace || url.href === window.location.href);
  });
}

/** Loads a page that is likely to be opened, unless the reader's connection is slow. */
export function prefetch(path: string): void {
  if (mayPrefetch()) loadPage(path).catch(() => undefined);
}

/** Shows the page of a URL once it is loaded. `enter` makes the URL the document's URL. */
async function visit(url: URL, enter: () => void): Promise<void> {
  visits += 1;
  const own = visits;
  startProgress();
  const isOpen = url.pathname === shown.location.pathname;
  const page = isOpen ? shown.page : await loadPage(url.pathname).catch(() => undefined);
  if (own !== visits) return;
  if (!page) {
    openInBrowser(url);
    return;
  }
  enter();
  show(page);
}

/** Handles every navigation failure: the browser loads the URL. */
function openInBrowser({ href }: URL): void {
  if (href === window.location.href) window.location.reload();
  else window.location.assign(href);
}

/** Shows a page at the URL of the document, and then runs the side effects of a route change. */
function show(page: Page): void {
  const { page: previousPage, location: prevLocation } = shown;
  const location = readLocation();
  shown = { page, location };
  const isSamePage = page === previousPage && location.pathname === prevLocation.pathname;
  if (!isSamePage || location.search !== prevLocation.search) flushSync(() => render(shown));
  endProgress();
  enterPage();
  if (!isSamePage) announcePage();
  for (const listener of listeners) listener({ location, prevLocation });
}

/** Moves the focus to the new page, and announces it to screen readers. */
function announcePage(): void {
  const wrapper = document.getElementById(wrapperId);
  wrapper?.focus({ preventScroll: true });
  const name = wrapper?.querySelector('h1')?.textContent ?? document.title;
  const announcer = document.getElementById(announcerId);
  if (announcer) announcer.textContent = `Navigated to ${name}`;
}

function readLocation(): RouteLocation {
  const { pathname, search, hash, href } = window.location;
  return { pathname, search, hash, href };
}

interface RouterViewProps {
  first: Page;
  wrapPage: WrapPage;
  /** Called when the first page is interactive. */
  onReady: () => void;
}

/** Renders the open page in the same elements as Gatsby's HTML. */
export function RouterView({ first, wrapPage, onReady }: RouterViewProps) {
  const [route, setRoute] = useState<Route>(() => ({ page: first, location: readLocation() }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, before the effects of the page
  useLayoutEffect(() => {
    render = setRoute;
    shown = route;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the first page is hydrated
  useEffect(() => {
    trackScroll((url) => void visit(url, () => undefined));
    for (const listener of listeners) listener({ location: route.location, prevLocation: null });
    onReady();
  }, []);
  const { page, location } = route;
  const props = { ...page.result, location };
  // The not-found page is shown for many paths.
  const key = page.path === '/404.html' ? withoutPrefix(location.pathname) : page.path;
  const element = createElement(page.Component, { ...props, key });
  return (
    <>
      <div id={wrapperId} tabIndex={-1} style={{ outline: 'none' }}>
        {wrapPage({ element, props })}
      </div>
      <div id={announcerId} style={announcerStyle} aria-live="assertive" aria-atomic />
    </>
  );
}

const announcerStyle = {
  position: 'absolute',
  top: 0,
  width: 1,
  height: 1,
  padding: 0,
  overflow: 'hidden',
  clip: 'rect(0, 0, 0, 0)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;
