import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { hideRows } from '../filter/hide-rows';
import * as styles from './option-filter.module.css';

/** A field above a long table of options that hides the rows without the words in it. */
export function OptionFilter({ children }: { children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState('');

  const filter = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const rows = [...(box.current?.querySelectorAll<HTMLElement>('tbody tr') ?? [])];
    setCount(`${hideRows(rows, target.value)} of ${rows.length}`);
  };

  return (
    <div ref={box}>
      <p className={styles.filter} data-needs-js="">
        <input type="search" placeholder="Filter options" aria-label="Filter options" onChange={filter} />
        <output>{count}</output>
      </p>
      {children}
    </div>
  );
}
