import { useEffect, useState } from 'react';
import { Link } from '../../components/link';
import { SearchForm } from '../../components/page/search-form';
import { withoutPrefix } from '../../runtime/path-prefix';
import { type KnownRoute, nearestRoutes, wordsOfPath } from './nearest-routes';
import * as styles from './not-found-help.module.css';

interface NotFoundHelpProps {
  /** The missing URL path, with the path prefix. */
  pathname: string;
  routes: readonly KnownRoute[];
}

/** Links until the missing path is known, and if no route is similar: as many as there are suggestions at most. */
const mainPages: readonly KnownRoute[] = [
  { path: '/docs/', title: 'Documentation' },
  { path: '/docs/api', title: 'API reference' },
  { path: '/learn', title: 'Learn' },
  { path: '/templates/', title: 'Templates' },
  { path: '/blog', title: 'Blog' },
];

/** Number of links up to which suggestions leave room for main pages. */
const room = 4;

/** Help on the not-found page: a search for the words of the missing path, and the nearest routes. */
export function NotFoundHelp({ pathname, routes }: NotFoundHelpProps) {
  // The same HTML is served for every missing URL; the actual one is known after hydration.
  const [missing, setMissing] = useState<string | null>(null);
  useEffect(() => setMissing(withoutPrefix(pathname)), [pathname]);
  const nearest = missing === null ? [] : nearestRoutes(missing, routes);
  const others = mainPages.filter(({ path }) => !nearest.some((route) => route.path === path));
  return (
    <div className={styles.help}>
      <SearchForm query={missing === null ? '' : wordsOfPath(missing)} />
      <div className={styles.links}>
        {nearest.length > 0 && (
          <RouteList label="Similar pages" question="Did you mean one of these?" routes={nearest} />
        )}
        {nearest.length < room && (
          <RouteList
            label="Main pages"
            question="Or start from one of these:"
            routes={nearest.length > 0 ? others.slice(0, room - nearest.length) : mainPages}
          />
        )}
      </div>
    </div>
  );
}

interface RouteListProps {
  /** Label for assistive technology. */
  label: string;
  question: string;
  routes: readonly KnownRoute[];
}

function RouteList({ label, question, routes }: RouteListProps) {
  return (
    <nav aria-label={label}>
      <p>{question}</p>
      <ul>
        {routes.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{title.replaceAll('`', '')}</Link>
            <code>{path}</code>
          </li>
        ))}
      </ul>
    </nav>
  );
}
