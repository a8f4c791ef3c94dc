import { type SearchPart, searchParts } from '@docs/search';
import * as styles from './part-filter.module.css';

interface PartFilterProps {
  chosen: readonly SearchPart[];
  /** Whether it only keeps its place, until there is something to filter. */
  isHidden: boolean;
  /** Number of results per part, if known. */
  counts: Record<string, number> | undefined;
  /** Number of results in all parts, if known. */
  total: number | undefined;
  onChange: (parts: SearchPart[]) => void;
}

/** Filters the results by part of the site. Hides parts without results, unless they are chosen. */
export function PartFilter({ chosen, isHidden, counts, total, onChange }: PartFilterProps) {
  const all = Object.keys(searchParts) as SearchPart[];
  const offered = all.filter((part) => !counts || counts[part] || chosen.includes(part));
  if (offered.length < 2 && chosen.length === 0) return null;
  const toggle = (part: SearchPart) => onChange(all.filter((one) => (one === part) !== chosen.includes(one)));
  return (
    <fieldset className={styles.filter} style={isHidden ? { visibility: 'hidden' } : undefined}>
      <legend>Filter by section</legend>
      <div className={styles.parts}>
        <label className={styles.part}>
          <input type="checkbox" checked={chosen.length === 0} onChange={() => onChange([])} />
          All {total !== undefined && <small>{total}</small>}
        </label>
        {offered.map((part) => (
          <label key={part} className={styles.part}>
            <input type="checkbox" checked={chosen.includes(part)} onChange={() => toggle(part)} />
            {searchParts[part]} {counts?.[part] && <small>{counts[part]}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
