import { type Compatibility, shownGroups } from '../../shared/compatibility';
import * as styles from './compatibility-table.module.css';

/** Props of `<CompatibilityTable>`: `chrome` for yes, `chrome={false}` for no, omitted for unknown. */
export interface CompatibilityTableProps extends Compatibility {
  hideServers?: boolean;
}

/** A table of supported environments. */
export function CompatibilityTable({ hideServers, ...given }: CompatibilityTableProps) {
  const groups = shownGroups(given, hideServers);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls and must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: it is not a form, and a landmark for each table would be too many
    <div className="table-wrap" tabIndex={0} role="group" aria-label="Compatibility">
      <table className={styles.table}>
        <thead>
          <tr>
            {groups.map(({ title, entries }) => (
              <th key={title} scope="colgroup" colSpan={entries.length}>
                {title}
              </th>
            ))}
          </tr>
          <tr>
            {groups.flatMap(({ entries }) =>
              entries.map(({ key, label }, index) => (
                <th key={key} scope="col" data-first={index === 0 ? '' : undefined}>
                  {label}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          <tr>
            {groups.flatMap(({ entries }) =>
              entries.map(({ key, isSupported }, index) => (
                <td key={key} data-first={index === 0 ? '' : undefined}>
                  <Verdict isSupported={isSupported} />
                </td>
              )),
            )}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function Verdict({ isSupported }: { isSupported: boolean }) {
  return (
    <span className={isSupported ? styles.yes : styles.no}>
      <svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" aria-hidden="true">
        <path d={isSupported ? 'm3 8.5 3.5 3.5L13 4.5' : 'm4 4 8 8M12 4l-8 8'} strokeWidth="2" />
      </svg>
      {isSupported ? 'Yes' : 'No'}
    </span>
  );
}
