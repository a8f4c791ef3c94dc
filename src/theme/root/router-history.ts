import decodeLeniently from '../navigation/decode-uri';

/** The router's data about the open page. */
export interface RouterLocation {
  pathname: string;
  search: string;
  hash: string;
  href: string;
  origin: string;
  protocol: string;
  host: string;
  hostname: string;
  port: string;
  state: { key?: string } | null;
  /** Key of the entry in the browser's history, under which the scroll position is stored. */
  key: string;
  /** Set by Gatsby. */
  action?: string;
}

type Listener = (change: { location: RouterLocation; action: 'POP' | 'PUSH' }) => void;

/** The entry of a navigation in the browser's history. */
export interface NavigateOptions {
  state?: object | null;
  replace?: boolean;
}

function readLocation(): RouterLocation {
  const { pathname, search, hash, href, origin, protocol, host, hostname, port } = window.location;
  const state = window.history.state as { key?: string } | null;
  return {
    pathname: encodeURI(decodeLeniently(pathname)),
    search,
    hash,
    href,
    origin,
    protocol,
    host,
    hostname,
    port,
    state,
    key: state?.key || 'initial',
  };
}

/** Creates the history of the tab, with the interface that Gatsby expects from its router. */
export function createHistory() {
  const listeners = new Set<Listener>();
  let location = readLocation();
  let isTransitioning = false;
  let endTransition: () => void = () => undefined;
  return {
    get location() {
      return location;
    },
    /** Called when the page of the last navigation is shown. */
    transitionEnded(): void {
      isTransitioning = false;
      endTransition();
    },
    /** Calls a listener after each navigation. Returns a function that removes the listener. */
    listen(listener: Listener): () => void {
      const pop = () => {
        location = readLocation();
        listener({ location, action: 'POP' });
      };
      listeners.add(listener);
      window.addEventListener('popstate', pop);
      return () => {
        window.removeEventListener('popstate', pop);
        listeners.delete(listener);
      };
    },
    /** Navigates to a URL of the site, or by a number of history entries. Resolves when the page is shown. */
    navigate(to: string | number, { state = null, replace = false }: NavigateOptions = {}): Promise<void> {
      if (typeof to === 'number') window.history.go(to);
      else enter(to, { ...state, key: String(Date.now()) }, isTransitioning || replace);
      location = readLocation();
      isTransitioning = true;
      const shown = new Promise<void>((resolve) => {
        endTransition = resolve;
      });
      for (const listener of listeners) listener({ location, action: 'PUSH' });
      return shown;
    },
  };
}

function enter(to: string, state: object, isReplacement: boolean): void {
  try {
    if (isReplacement) window.history.replaceState(state, '', to);
    else window.history.pushState(state, '', to);
  } catch {
    // Safari allows only 100 history changes in 30 seconds.
    window.location[isReplacement ? 'replace' : 'assign'](to);
  }
}
