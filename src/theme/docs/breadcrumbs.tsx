import type { PageLink } from '@docs/content/shared';
import type { ReactNode } from 'react';
import { Link } from '../../components/link';
import * as styles from './breadcrumbs.module.css';

interface BreadcrumbsProps {
  items: readonly PageLink[];
  /** What the page offers next to the breadcrumbs. */
  children: ReactNode;
}

/** The breadcrumbs of a page, based on its sidebar. The last one is the page itself. */
export function Breadcrumbs({ items, children }: BreadcrumbsProps) {
  return (
    <div className={items.length > 1 ? styles.row : styles.alone}>
      {items.length > 1 && <Crumbs items={items} />}
      {children}
    </div>
  );
}

function Crumbs({ items }: Pick<BreadcrumbsProps, 'items'>) {
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
