import {
  Children,
  cloneElement,
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createHistory, type RouterLocation } from './router-history';

/*
 * Replaces `@gatsbyjs/reach-router` in the browser's bundle. Gatsby finds a page by its path in its loader
 * and passes the router that one page, so the package's matching, nesting, redirects and links would add 4 KB
 * to every page without any use.
 */

/** The history of the tab. */
export const globalHistory = createHistory();

/** Navigates to a URL of the site, or by a number of history entries. */
export const { navigate } = globalHistory;

/** Gatsby renders its provider; nothing here reads the context. */
export const BaseContext = createContext({ baseuri: '/', basepath: '/' });

const LocationContext = createContext<RouterLocation | null>(null);

/** Renders its child function with the location, and again after each navigation. */
export function Location({ children }: { children: (props: { location: RouterLocation }) => ReactNode }) {
  const [location, setLocation] = useState(globalHistory.location);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a new location is shown
  useEffect(() => globalHistory.transitionEnded(), [location]);
  useEffect(() => {
    let isGone = false;
    const end = globalHistory.listen((change) => {
      // The browser paints the click before the page is rendered.
      Promise.resolve().then(() => requestAnimationFrame(() => isGone || setLocation(change.location)));
    });
    return () => {
      isGone = true;
      end();
    };
  }, []);
  return <LocationContext.Provider value={location}>{children({ location })}</LocationContext.Provider>;
}

/** Returns the location of the open page. */
export function useLocation(): RouterLocation {
  return useContext(LocationContext) ?? globalHistory.location;
}

interface RouterProps {
  id: string;
  location: RouterLocation;
  /** The open page. */
  children: ReactElement<{ uri?: string }>;
}

/** Renders the page that Gatsby has found. After a navigation to another page, moves the focus to it. */
export function Router({ id, location, children }: RouterProps) {
  const uri = `/${segments(location.pathname).join('/')}`;
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(uri);
  useEffect(() => {
    if (shown.current === uri) return;
    shown.current = uri;
    box.current?.focus();
  }, [uri]);
  return (
    <div id={id} ref={box} tabIndex={-1} style={{ outline: 'none' }}>
      {cloneElement(Children.only(children), { uri })}
    </div>
  );
}

/** Returns null: no page of this site has a pattern as its path, so Gatsby's patterns never match. */
export function pick(patterns: readonly unknown[]): null {
  if (patterns.length > 0)
    throw new Error('This site is built without pages that have a `matchPath`. Give each a path of its own.');
  return null;
}

const segments = (path: string) => path.split('/').filter(Boolean);
