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

/** Number of links that phones show. */
const onPhones = 3;

/** Adds main pages to few suggestions, whose reserved room would be empty otherwise. */
function filled(nearest: readonly KnownRoute[]): KnownRoute[] {
  const others = mainPages.filter(({ path }) => !nearest.some((route) => route.path === path));
  return [...nearest, ...others.slice(0, Math.max(0, onPhones - nearest.length))];
}

/** Help on the not-found page: a search for the words of the missing path, and the nearest routes. */
export function NotFoundHelp({ pathname, routes }: NotFoundHelpProps) {
  // The same HTML is served for every missing URL; the actual one is known after hydration.
  const [missing, setMissing] = useState<string | null>(null);
  useEffect(() => setMissing(withoutPrefix(pathname)), [pathname]);
  const nearest = missing === null ? [] : nearestRoutes(missing, routes);
  const [label, question, shown] =
    nearest.length > 0
      ? ['Similar pages', 'Did you mean one of these?', filled(nearest)]
      : ['Main pages', 'Or start from one of these:', mainPages];
  return (
    <div className={styles.help}>
      <SearchForm query={missing === null ? '' : wordsOfPath(missing)} />
      <nav aria-label={label}>
        <p>{question}</p>
        <ul>
          {shown.map(({ path, title }) => (
            <li key={path}>
              <Link to={path}>{title.replaceAll('`', '')}</Link> <code>{path}</code>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
