import { type SearchPart, searchParts } from '../engine/parts';
import * as styles from './part-filter.module.css';

interface PartFilterProps {
  chosen: readonly SearchPart[];
  /** How much of each part matches, where that is known. */
  counts: Record<string, number> | undefined;
  onChange: (parts: SearchPart[]) => void;
}

/** Narrows the results to parts of the site. Parts without results are not offered. */
export function PartFilter({ chosen, counts, onChange }: PartFilterProps) {
  const all = Object.keys(searchParts) as SearchPart[];
  const offered = all.filter((part) => !counts || counts[part] || chosen.includes(part));
  if (offered.length < 2 && chosen.length === 0) return null;
  const toggle = (part: SearchPart) => onChange(all.filter((one) => (one === part) !== chosen.includes(one)));
  return (
    <fieldset className={styles.filter}>
      <legend>Parts of the site</legend>
      <div className={styles.parts}>
        {offered.map((part) => (
          <label key={part} className={styles.part}>
            <input type="checkbox" checked={chosen.includes(part)} onChange={() => toggle(part)} />
            {searchParts[part]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
