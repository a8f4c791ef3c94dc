import { Link } from '../../components/link';
import type { PageLink } from '../../shared/sidebar';
import * as styles from './breadcrumbs.module.css';

/** The breadcrumbs of a page, based on its sidebar. The last one is the page itself. */
export function Breadcrumbs({ items }: { items: readonly PageLink[] }) {
  if (items.length < 2) return null;
  return (
    <nav aria-label="Breadcrumbs" className={styles.crumbs} data-no-print="">
      <ol>
        {items.map(({ label, href }, index) => {
          const isLast = index === items.length - 1;
          return (
            <li key={`${index} ${label}`}>
              {href && !isLast ? (
                <Link to={href}>{label}</Link>
              ) : (
                <span aria-current={isLast ? 'page' : undefined}>{label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
