import { Link } from '../link';
import type { PostFacts } from './post';
import * as styles from './post-header.module.css';
import { PostAuthors, PostMeta } from './post-meta';

interface PostHeaderProps extends PostFacts {
  title: string;
  /** The list that the post belongs to. */
  set: { name: string; title: string };
}

/** The header of a post. */
export function PostHeader({ title, set, authors, ...facts }: PostHeaderProps) {
  return (
    <header className={styles.header}>
      <p className={styles.set}>
        <Link to={`/${set.name}`}>{set.title}</Link>
      </p>
      <h1>{title}</h1>
      <PostMeta {...facts} />
      <PostAuthors authors={authors} />
    </header>
  );
}
