import { type ChangeEvent, type ReactNode, useState } from 'react';
import { hideRows } from '../filter/hide-rows';
import * as styles from './option-filter.module.css';

/**
 * A field above a long table of options that hides the rows without the words in it. On phones, the table ends after its
 * first rows until the reader asks for more, because a section for each option follows.
 */
export function OptionFilter({ children }: { children?: ReactNode }) {
  const [count, setCount] = useState('');

  const filter = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const rows = [...(target.closest('div')?.querySelectorAll<HTMLElement>('tbody tr') ?? [])];
    setCount(`${hideRows(rows, target.value)} of ${rows.length}`);
  };

  return (
    <div className={styles.box}>
      <label data-needs-js="">
        Filter options <input type="search" placeholder=" " onChange={filter} />
        <output>{count}</output>
      </label>
      {children}
      <label className="button">
        <input type="checkbox" /> Show all options
      </label>
    </div>
  );
}
