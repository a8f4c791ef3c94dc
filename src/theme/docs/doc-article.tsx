import type { ReactNode } from 'react';
import * as styles from './doc-article.module.css';

interface DocArticleProps {
  /** What stands beside the text on wide screens. */
  rail?: ReactNode;
  children: ReactNode;
}

/** The text of a page in its column, with room for a rail beside it. */
export function DocArticle({ rail, children }: DocArticleProps) {
  return (
    <div className={styles.columns}>
      <article className={styles.article}>{children}</article>
      {rail}
    </div>
  );
}
