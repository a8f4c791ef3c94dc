import { useEffect, useState } from 'react';
import { Link } from '../../components/link';
import { SearchForm } from '../../components/page/search-form';
import { withoutPrefix } from '../navigation/path-prefix';
import { type KnownRoute, nearestRoutes, wordsOfPath } from './nearest-routes';
import * as styles from './not-found-help.module.css';

interface NotFoundHelpProps {
  /** The missing URL path, with the path prefix. */
  pathname: string;
  routes: readonly KnownRoute[];
}

/** Help on the not-found page: a search for the words of the missing path, and the nearest routes. */
export function NotFoundHelp({ pathname, routes }: NotFoundHelpProps) {
  // The same HTML is served for every missing URL; the actual one is known after hydration.
  const [missing, setMissing] = useState<string | null>(null);
  useEffect(() => setMissing(withoutPrefix(pathname)), [pathname]);
  const nearest = missing === null ? [] : nearestRoutes(missing, routes);
  return (
    <div className={styles.help}>
      <SearchForm query={missing === null ? '' : wordsOfPath(missing)} />
      {nearest.length > 0 && (
        <nav aria-label="Nearest pages">
          <p>Did you mean one of these?</p>
          <ul>
            {nearest.map(({ path, title }) => (
              <li key={path}>
                <Link to={path}>{title.replaceAll('`', '')}</Link> <code>{path}</code>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
