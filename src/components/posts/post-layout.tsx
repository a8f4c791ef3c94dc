import type { ReactNode } from 'react';
import * as styles from './post-layout.module.css';

interface PostLayoutProps {
  /** All posts by year: on the left on wide screens, at the end on narrow ones. */
  years?: ReactNode;
  /** Content next to the text on wide screens. */
  rail?: ReactNode;
  /** Whether the content is a list, which takes the width of the rail too. */
  isList?: boolean;
  children: ReactNode;
}

/** The columns of posts and of their lists. */
export function PostLayout({ years, rail, isList = false, children }: PostLayoutProps) {
  return (
    <div className={`wrap ${years ? styles.columns : styles.column} ${isList ? styles.list : ''}`}>
      <div className={styles.text}>{children}</div>
      {rail && <div className={styles.rail}>{rail}</div>}
      {years && <aside className={styles.years}>{years}</aside>}
    </div>
  );
}
