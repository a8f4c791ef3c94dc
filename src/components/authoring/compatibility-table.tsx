import { type Compatibility, shownGroups } from '@docs/content/shared';
import * as styles from './compatibility-table.module.css';

/** Props of `<CompatibilityTable>`: `chrome` for yes, `chrome={false}` for no, omitted for unknown. */
export interface CompatibilityTableProps extends Compatibility {
  hideServers?: boolean;
}

/** The supported and unsupported environments, in groups. */
export function CompatibilityTable({ hideServers, ...given }: CompatibilityTableProps) {
  return (
    <dl className={styles.groups}>
      {shownGroups(given, hideServers).map(({ title, entries }) => (
        <div key={title}>
          <dt>{title}</dt>
          {entries.map(({ key, label, isSupported }) => (
            <dd key={key} className={isSupported ? styles.yes : styles.no}>
              <svg
                viewBox="0 0 16 16"
                width="16"
                height="16"
                fill="none"
                stroke="currentColor"
                aria-hidden="true"
              >
                <path d={isSupported ? 'm2.5 8.5 3.5 4 7.5-9' : 'm3 3 10 10M13 3 3 13'} strokeWidth="2" />
              </svg>
              {label}
              <span className="visually-hidden">: {isSupported ? 'Yes' : 'No'}</span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
