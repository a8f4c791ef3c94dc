import type { ReactNode } from 'react';
import * as styles from './page-header.module.css';

interface PageHeaderProps {
  title: string;
  lead?: string | null;
  /** A line above the title that says what the page belongs to. */
  crumb?: ReactNode;
  /** What to do next: links and commands below the lead. */
  children?: ReactNode;
  /** A picture beside the words, below them on narrow screens. */
  picture?: ReactNode;
}

/** The head of a page without a sidebar, and the ruler below it. */
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
