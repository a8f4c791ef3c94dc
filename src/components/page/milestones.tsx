import { formatDate } from '@docs/content/shared';
import { Link } from '../link';
import { PostCover } from '../posts/post-cover';
import * as styles from './milestones.module.css';

/** The fields of a post that a milestone shows. */
export interface MilestonePost {
  path: string;
  title: string;
  description: string | null;
  tags: string[];
  date: string;
}

/** Posts as a row of covers, oldest first, below a ruler of years. */
export function Milestones({ title, posts }: { title: string; posts: MilestonePost[] }) {
  return (
    <section className={`wrap ${styles.milestones}`}>
      <h2>{title}</h2>
      <ol>
        {posts.map((post) => (
          <li key={post.path}>
            <Link to={post.path}>
              <PostCover post={post} className={styles.cover} width={16} height={9} />
              <span>{post.title}</span>
              <time dateTime={post.date}>{formatDate(post.date)}</time>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
