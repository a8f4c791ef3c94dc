import { isSamePath, type PostYear } from '@docs/content/shared';
import { Link } from '../link';
import * as styles from './post-years.module.css';

interface PostYearsProps {
  set: string;
  title: string;
  years: PostYear[];
  /** Path of the open post. */
  path?: string;
}

/** All posts of a set by year, with the open one marked. */
export function PostYears({ set, title, years, path }: PostYearsProps) {
  if (years.length === 0) return null;
  return (
    <nav className={styles.years} aria-label={`${title}: all posts`} data-no-print="">
      {years.map(({ year, posts }) => (
        <div key={year}>
          <h2>{year}</h2>
          <ul>
            {posts.map((post) => (
              <li key={post.path}>
                <Link to={post.path} aria-current={path && isSamePath(post.path, path) ? 'page' : undefined}>
                  {post.title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Link to={`/${set}/archive`} className={styles.archive}>
        All posts by year
      </Link>
    </nav>
  );
}
