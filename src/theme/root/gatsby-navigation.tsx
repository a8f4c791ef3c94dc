import { apiRunner } from 'gatsby-hooks';
import { Component, createRef, type ReactNode } from 'react';
import { parsePath } from './gatsby-link';
import { publicLoader } from './loader';
import { globalHistory, navigate } from './router';
import type { NavigateOptions, RouterLocation } from './router-history';

/*
 * Replaces Gatsby's module `navigation` in the browser's bundle. It has the same interface and calls the same
 * hooks of `gatsby-browser`, without service workers and redirects in the browser.
 */

/** Announces pages to screen readers. The same attributes as in Gatsby's HTML. */
const announcer = {
  id: 'gatsby-announcer',
  style: {
    position: 'absolute',
    top: 0,
    width: 1,
    height: 1,
    padding: 0,
    overflow: 'hidden',
    clip: 'rect(0, 0, 0, 0)',
    whiteSpace: 'nowrap',
    border: 0,
  },
  'aria-live': 'assertive',
  'aria-atomic': true,
} as const;

/** Milliseconds after which a navigation counts as delayed, as in Gatsby's own module. */
const longDelay = 1000;

/** Sets the function that every navigation calls. */
export function init(): void {
  globalHistory.listen(({ location, action }) => {
    location.action = action;
  });
  Object.assign(window, { ___navigate: show });
}

/**
 * Loads a page and shows it. The browser opens a page that cannot be loaded, and one of a newer build than the
 * scripts.
 */
async function show(to: string | number, options: NavigateOptions = {}): Promise<void> {
  if (typeof to === 'number') {
    navigate(to);
    return;
  }
  const { pathname, search, hash } = parsePath(to);
  const onDelay = () => apiRunner('onRouteUpdateDelayed', { location: window.location });
  const timeout = setTimeout(onDelay, longDelay);
  const page = await publicLoader.loadPage(pathname + search);
  clearTimeout(timeout);
  if (!('page' in page)) {
    openInBrowser(pathname);
    return;
  }
  if (page.page.webpackCompilationHash !== window.___webpackCompilationHash)
    window.location.assign(pathname + search + hash);
  navigate(to, options);
}

/** Lets the browser load a URL. The entry of the open page in its history is kept. */
export function openInBrowser(url: string): void {
  window.history.replaceState({}, '', window.location.href);
  window.location.assign(url);
}

/** Decides whether to scroll. `this` has the stored positions. */
export function shouldUpdateScroll(
  this: { _stateStorage: { read: (location: RouterLocation, key: string | null) => number } },
  previous: { location: RouterLocation } | undefined,
  { location }: { location: RouterLocation },
): unknown {
  const getSavedScrollPosition = (opened: RouterLocation) => [0, this._stateStorage.read(opened, opened.key)];
  const args = { prevRouterProps: previous, routerProps: { location }, getSavedScrollPosition };
  return apiRunner('shouldUpdateScroll', args).at(-1) ?? true;
}

interface RouteUpdatesProps {
  location: RouterLocation;
  children: ReactNode;
}

const isOther = (a: RouterLocation, b: RouterLocation) => a.href !== b.href || a.state?.key !== b.state?.key;

/** Runs the side effects of a route change when the page is shown, and announces it. */
export class RouteUpdates extends Component<RouteUpdatesProps> {
  private readonly announcer = createRef<HTMLDivElement>();

  constructor(props: RouteUpdatesProps) {
    super(props);
    apiRunner('onPreRouteUpdate', { location: props.location, prevLocation: null });
  }

  override componentDidMount(): void {
    this.update(null);
  }

  override shouldComponentUpdate({ location }: RouteUpdatesProps): boolean {
    const prevLocation = this.props.location;
    const isUpdate = isOther(prevLocation, location);
    if (isUpdate) apiRunner('onPreRouteUpdate', { location, prevLocation });
    return isUpdate;
  }

  override componentDidUpdate({ location }: RouteUpdatesProps): void {
    // The page's title is set after this.
    requestAnimationFrame(() => {
      const heading = document.querySelector('#gatsby-focus-wrapper h1')?.textContent;
      const text = `Navigated to ${heading ?? document.title}`;
      const { current } = this.announcer;
      if (current && current.innerText !== text) current.innerText = text;
    });
    this.update(location);
  }

  private update(prevLocation: RouterLocation | null): void {
    apiRunner('onRouteUpdate', { location: this.props.location, prevLocation });
  }

  override render() {
    return (
      <>
        {this.props.children}
        <div {...announcer} ref={this.announcer} />
      </>
    );
  }
}
