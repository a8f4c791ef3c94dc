import { type ChangeEvent, type ReactNode, useState } from 'react';
import { hideRows } from '../filter/hide-rows';
import * as styles from './option-filter.module.css';

interface OptionFilterProps {
  /** What the rows are about. */
  of?: 'options' | 'flags';
  children?: ReactNode;
}

/**
 * A field above a long table of options that hides the rows without the words in it. On phones, the table ends after its
 * first rows until the reader asks for more, because a section for each option follows.
 */
export function OptionFilter({ of = 'options', children }: OptionFilterProps) {
  const [count, setCount] = useState('');
  const label = `Filter ${of}`;

  const filter = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const rows = [...(target.closest(`.${styles.box}`)?.querySelectorAll<HTMLElement>('tbody tr') ?? [])];
    setCount(`${hideRows(rows, target.value)} of ${rows.length}`);
  };

  return (
    <div className={styles.box}>
      <div data-needs-js="">
        <input type="search" aria-label={label} placeholder={label} onChange={filter} />
        <output>{count}</output>
      </div>
      {children}
      <label className="button">
        <input type="checkbox" /> Show all {of}
      </label>
    </div>
  );
}
