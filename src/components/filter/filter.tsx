import * as styles from './filter.module.css';

/** What a list can be narrowed to, and how many of its entries are so. */
export interface FilterChoice {
  value: string;
  label: string;
  count: number;
}

interface FilterProps {
  /** What the filter does, for assistive technology. */
  legend: string;
  name: string;
  /** How many entries there are. */
  total: number;
  choices: FilterChoice[];
}

/**
 * A choice of one among a few, with all at first. It is made of radio buttons and needs no script: the list's own style
 * sheet hides with `:has()` what is not chosen.
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
