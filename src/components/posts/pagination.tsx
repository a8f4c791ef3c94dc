import { ArrowLeftIcon, ArrowRightIcon } from '../icons';
import { Link } from '../link';
import * as styles from './pagination.module.css';
import { pageNumbers, postListPath } from './pagination-pages';

interface PaginationProps {
  set: string;
  page: number;
  pages: number;
}

/** Pagination of a list of posts, newest first. */
export function Pagination({ set, page, pages }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav className={styles.pagination} aria-label="Pagination">
      {page > 1 && (
        <Link to={postListPath(set, page - 1)} rel="prev" className={styles.newer}>
          <ArrowLeftIcon size={18} /> Newer posts
        </Link>
      )}
      <ol>
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              '…'
            ) : (
              <Link
                to={postListPath(set, number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link to={postListPath(set, page + 1)} rel="next" className={styles.older}>
          Older posts <ArrowRightIcon size={18} />
        </Link>
      )}
    </nav>
  );
}
