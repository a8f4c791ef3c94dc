import { EditIcon } from '../../components/icons';
import { Link } from '../../components/link';
import { formatDate } from '../../shared/format-date';
import * as styles from './doc-end.module.css';

/** The end of a doc: the edit link and the date of the last change. */
export function DocEnd({ editUrl, lastUpdated }: { editUrl: string | null; lastUpdated: string | null }) {
  if (!editUrl && !lastUpdated) return null;
  return (
    <div className={styles.end}>
      {editUrl && (
        <Link to={editUrl} data-no-print="">
          <EditIcon size={16} /> Edit this page
        </Link>
      )}
      {lastUpdated && (
        <p>
          Last updated on <time dateTime={lastUpdated}>{formatDate(lastUpdated)}</time>
        </p>
      )}
    </div>
  );
}
