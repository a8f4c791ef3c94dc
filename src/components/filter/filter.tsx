import * as styles from './filter.module.css';

/** A filter option, and its number of entries. */
export interface FilterChoice {
  value: string;
  label: string;
  count: number;
}

interface FilterProps {
  /** Label for assistive technology. */
  legend: string;
  name: string;
  /** Total number of entries. */
  total: number;
  choices: FilterChoice[];
}

/**
 * A single-choice filter, initially set to all. It consists of radio buttons and needs no JavaScript: the
 * list's stylesheet hides other entries with `:has()`.
 */
export function Filter({ legend, name, total, choices }: FilterProps) {
  return (
    <fieldset className={styles.filter}>
      <legend className="visually-hidden">{legend}</legend>
      {[{ value: 'all', label: 'All', count: total }, ...choices].map(({ value, label, count }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === 'all'} autoComplete="off" />
          {label} <small>{count}</small>
        </label>
      ))}
    </fieldset>
  );
}
