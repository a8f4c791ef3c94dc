import type { ReactNode } from 'react';
import * as styles from './template-layout.module.css';

interface TemplateLayoutProps {
  /** Files and facts: next to the text on wide screens, below it on narrow ones. */
  aside: ReactNode;
  children: ReactNode;
}

/** The columns of a template's page. */
export function TemplateLayout({ aside, children }: TemplateLayoutProps) {
  return (
    <div className={`wrap ${styles.columns}`}>
      <div className="prose">{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
