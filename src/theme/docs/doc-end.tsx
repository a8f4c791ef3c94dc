import { formatDate } from '@docs/content/shared';
import { Link } from '../../components/link';
import * as styles from './doc-end.module.css';

/** Where readers find how samples are checked. */
const howChecked = '/docs/contributing/docs#check-your-work';

interface DocEndProps {
  editUrl: string | null;
  lastUpdated: string | null;
  /** The versions of the packages that its samples were checked with. */
  checkedVersions?: readonly string[];
}

/**
 * The end of a doc: the edit link, the date of the last change, and the package versions that its samples were
 * checked with.
 */
export function DocEnd({ editUrl, lastUpdated, checkedVersions = [] }: DocEndProps) {
  const isChecked = checkedVersions.length > 0;
  if (!editUrl && !lastUpdated && !isChecked) return null;
  return (
    <div className={styles.end}>
      {editUrl && (
        <Link to={editUrl} data-no-print="">
          Edit this page
        </Link>
      )}
      {(lastUpdated || isChecked) && (
        <p>
          {lastUpdated && (
            <span>
              Last updated on <time dateTime={lastUpdated}>{formatDate(lastUpdated)}</time>
            </span>
          )}
          {isChecked && (
            <Link to={howChecked} className={styles.checked}>
              Samples checked with {checkedVersions.join(' and ')}
            </Link>
          )}
        </p>
      )}
    </div>
  );
}
