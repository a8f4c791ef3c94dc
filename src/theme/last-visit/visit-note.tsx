import { changesRoute, formatDate } from '@docs/content/shared';
import { Link } from '../../components/link';
import * as styles from './visit-note.module.css';
import type { Comparison } from './visits';

/** Says what has changed since the reader's last visit. Its line has no height, so nothing moves when it appears. */
export function VisitNote({ path, visit }: { path: string; visit: Comparison | undefined }) {
  if (!visit) return null;
  const { since, changed } = visit;
  return (
    <p className={styles.note} data-no-print="">
      <Link to={`${changesRoute}#page=${path}&since=${since}`}>
        {changed.length} {changed.length === 1 ? 'section' : 'sections'} changed since{' '}
        {formatDate(since).replace(/,.*/, '')}
      </Link>
    </p>
  );
}
