import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from '../link';
import * as styles from '../media-tool/media-tool.module.css';
import { filterRows, type RowCount } from './filter-rows';
import { filterParameter, type TableFilterProps } from './table-filter-props';

/** A field that filters the rows of all tables below it. The URL has the text, so Back returns to the filtered list. */
export function TableFilter({ label }: TableFilterProps) {
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [count, setCount] = useState<RowCount>();

  useEffect(() => {
    setText(new URLSearchParams(window.location.search).get(filterParameter) ?? '');
    // A link to a hidden heading shows all rows.
    const reveal = () => {
      const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      if (!target?.hidden) return;
      setText('');
      requestAnimationFrame(() => target.scrollIntoView());
    };
    window.addEventListener('hashchange', reveal);
    return () => window.removeEventListener('hashchange', reveal);
  }, []);
  useLayoutEffect(() => {
    if (box.current) setCount(filterRows(box.current, text));
  }, [text]);

  const change = (next: string) => {
    setText(next);
    const url = new URL(window.location.href);
    if (next.trim()) url.searchParams.set(filterParameter, next);
    else url.searchParams.delete(filterParameter);
    window.history.replaceState(window.history.state, '', url);
  };
  return (
    <div ref={box} className={`${styles.tool} ${styles.plain}`} data-needs-js="">
      <div className={styles.field}>
        <input
          aria-label={label}
          placeholder={label}
          type="search"
          value={text}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => change(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && change('')}
        />
      </div>
      <output className={styles.note}>
        {count && (text.trim() ? `${count.shown} of ${count.total}` : `${count.total} in all`)}
      </output>
      {text.trim() && count?.shown === 0 && (
        <p className={styles.note}>
          <Link to={`/search?q=${encodeURIComponent(text.trim().slice(0, 64))}`}>
            Search the docs for “{text.trim()}”
          </Link>
        </p>
      )}
    </div>
  );
}
