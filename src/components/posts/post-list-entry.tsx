import type { ReactNode } from 'react';
import { Link } from '../link';
import type { PostSummary } from './post';
import { PostCover } from './post-cover';
import * as styles from './post-list-entry.module.css';
import { PostMeta } from './post-meta';
import { PostTags } from './post-tags';

interface PostListEntryProps {
  post: PostSummary;
  /** The beginning of the post, for those without a description. */
  excerpt?: ReactNode;
  /** Whether it is the newest post of all, which is larger. */
  isNewest?: boolean;
}

/** A post in a list: enough to tell whether to read it. */
export function PostListEntry({ post, excerpt, isNewest = false }: PostListEntryProps) {
  const { title, path, description, tags } = post;
  return (
    <article className={isNewest ? `${styles.entry} ${styles.newest}` : styles.entry}>
      <PostCover post={post} className={styles.cover} width={16} height={9} />
      <PostMeta {...post} />
      <h2 className={styles.title}>
        <Link to={path}>{title}</Link>
      </h2>
      <div className={styles.excerpt}>{description ? <p>{description}</p> : excerpt}</div>
      <footer className={styles.foot}>
        <PostTags tags={tags} />
      </footer>
    </article>
  );
}
