import type { ReactNode } from 'react';
import * as styles from './page-header.module.css';

interface PageHeaderProps {
  title: string;
  lead?: string | null;
  /** A line above the title that names the page's section. */
  crumb?: ReactNode;
  /** Next steps: links and commands below the lead. */
  children?: ReactNode;
  /** A picture next to the text; below it on narrow screens. */
  picture?: ReactNode;
}

/** The header of a page without a sidebar, with a ruler below. */
export function PageHeader({ title, lead, crumb, children, picture }: PageHeaderProps) {
  return (
    <header className="wrap">
      <div className={picture ? `${styles.header} ${styles.split}` : styles.header}>
        <div>
          {crumb && <p className={styles.crumb}>{crumb}</p>}
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children && <div className={styles.actions}>{children}</div>}
        </div>
        {picture}
      </div>
      <div className="ruler" />
    </header>
  );
}
