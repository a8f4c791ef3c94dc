import type { ReactNode } from 'react';
import * as styles from './page-header.module.css';

interface PageHeaderProps {
  title: string;
  lead?: string | null;
  /** A line above the title that names the page's section. */
  crumb?: ReactNode;
  /** Next steps: links and commands below the lead. */
  children?: ReactNode;
  /** A picture in the second column of the page's grid; below the text on narrow screens. */
  picture?: ReactNode;
}

/** The header of a page without a sidebar, with a ruler below. The title has the same place on all of them. */
export function PageHeader({ title, lead, crumb, children, picture }: PageHeaderProps) {
  return (
    <header className="wrap">
      <div className={picture ? `${styles.header} ${styles.split}` : styles.header}>
        <div className={styles.text}>
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
