import { Link } from '../link';
import { Monogram } from '../monogram';
import type { Expert } from './expert';
import * as styles from './expert-grid.module.css';

/** The directory: one card per expert. */
export function ExpertGrid({ experts }: { experts: Pick<Expert, 'path' | 'name' | 'summary'>[] }) {
  return (
    <ul className={styles.grid}>
      {experts.map(({ path, name, summary }) => (
        <li key={path}>
          <Link to={path} className={styles.card}>
            <Monogram name={name} className={styles.monogram} />
            <span className={styles.name}>{name}</span>
            {summary && <span className={styles.summary}>{summary}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
