import type { ReactNode } from 'react';
import * as styles from './doc-article.module.css';

interface DocArticleProps {
  /** Content next to the text on wide screens. */
  rail?: ReactNode;
  children: ReactNode;
}

/** The text column of a page, with room for a rail next to it. */
export function DocArticle({ rail, children }: DocArticleProps) {
  return (
    <div className={styles.columns}>
      <article className={styles.article}>{children}</article>
      {rail}
    </div>
  );
}
