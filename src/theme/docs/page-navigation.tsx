import type { PageLink } from '@docs/content/shared';
import { Link } from '../../components/link';
import * as styles from './page-navigation.module.css';

interface PageNavigationProps {
  previous: PageLink | null;
  next: PageLink | null;
  /** Label of the links for assistive technology. */
  label: string;
}

/** Links to the previous and the next page. */
export function PageNavigation({ previous, next, label }: PageNavigationProps) {
  if (!previous?.href && !next?.href) return null;
  return (
    <nav className={styles.pages} aria-label={label}>
      {previous?.href && (
        <Link to={previous.href} rel="prev">
          <small>Previous</small>
          {previous.label}
        </Link>
      )}
      {next?.href && (
        <Link to={next.href} rel="next" className={styles.next}>
          <small>Next</small>
          {next.label}
        </Link>
      )}
    </nav>
  );
}
