import type { ReactNode } from 'react';
import { Link } from '../link';
import type { PostSummary } from './post';
import { PostCover } from './post-cover';
import * as styles from './post-list-entry.module.css';
import { PostMeta } from './post-meta';
import { PostTags } from './post-tags';

interface PostListEntryProps {
  post: PostSummary;
  /** The rendered summary of the post; defaults to its description. */
  excerpt?: ReactNode;
}

/** A post in a list: enough to tell whether to read it. */
export function PostListEntry({ post, excerpt }: PostListEntryProps) {
  const { title, path, description, tags } = post;
  return (
    <article className={styles.entry}>
      <PostCover post={post} className={styles.cover} width={16} height={9} />
      <PostMeta {...post} />
      <h2 className={styles.title}>
        <Link to={path}>{title}</Link>
      </h2>
      <div className={`prose ${styles.excerpt}`}>{excerpt || (description && <p>{description}</p>)}</div>
      <footer className={styles.foot}>
        <PostTags tags={tags} />
      </footer>
    </article>
  );
}
