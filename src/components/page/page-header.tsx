import type { ReactNode } from 'react';
import * as styles from './page-header.module.css';

interface PageHeaderProps {
  title: string;
  lead?: string | null;
  /** A line above the title that names the page's section. */
  crumb?: ReactNode;
  /** Next steps: links and commands below the lead. */
  children?: ReactNode;
  /** The same, at the right end of the header on wide screens. */
  end?: ReactNode;
  /** A picture next to the text; below it on narrow screens. */
  picture?: ReactNode;
}

/**
 * The header of a page without a sidebar, with a ruler below. On wide screens, a title that has nothing below it shares
 * its line with the lead.
 */
export function PageHeader({ title, lead, crumb, children, end, picture }: PageHeaderProps) {
  const text = lead && <p className={styles.lead}>{lead}</p>;
  const isLine = !picture && !children && !end;
  const form = picture ? styles.split : children ? '' : styles.line;
  return (
    <header className="wrap">
      <div className={`${styles.header} ${form}`}>
        <div>
          {crumb && <p className={styles.crumb}>{crumb}</p>}
          <h1 className={styles.title}>{title}</h1>
          {!isLine && text}
          {children && <div className={styles.actions}>{children}</div>}
        </div>
        {isLine && text}
        {end && <div className={styles.actions}>{end}</div>}
        {picture}
      </div>
      <div className="ruler" />
    </header>
  );
}
