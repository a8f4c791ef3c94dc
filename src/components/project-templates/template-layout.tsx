import type { ReactNode } from 'react';
import * as styles from './template-layout.module.css';

interface TemplateLayoutProps {
  /** Command and facts: next to the text on wide screens, above it on narrow ones. */
  facts: ReactNode;
  children: ReactNode;
}

/** The columns of a template's page. */
export function TemplateLayout({ facts, children }: TemplateLayoutProps) {
  return (
    <div className={`wrap ${styles.columns}`}>
      <div className={styles.facts}>{facts}</div>
      <div className="prose">{children}</div>
    </div>
  );
}
