import { formatDate } from '@docs/content/shared';
import { Link } from '../link';
import { groupByYear } from './group-posts';
import * as styles from './post-archive-list.module.css';

/** A post in the archive. */
export interface ArchivedPost {
  path: string;
  title: string;
  /** ISO date. */
  date: string;
}

/** All posts of a set by year, one per line. */
export function PostArchiveList({ posts }: { posts: ArchivedPost[] }) {
  return (
    <div className={`wrap ${styles.archive}`}>
      {groupByYear(posts).map(({ year, posts: entries }) => (
        <section key={year}>
          <h2>{year}</h2>
          <ul>
            {entries.map(({ path, title, date }) => (
              <li key={path}>
                <Link to={path}>
                  <span>{title}</span>
                  <time dateTime={date}>{formatDate(date)}</time>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
