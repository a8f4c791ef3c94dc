import * as styles from './answers.module.css';
import { CodeText } from './code-text';
import type { Excerpt } from './excerpt';

/** The sentences, list or table rows of an excerpt. */
export function Quoted({ excerpt: { text, items, table } }: { excerpt: Excerpt }) {
  return (
    <>
      {text && (
        <p>
          <CodeText value={text} />
        </p>
      )}
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item}>
              <CodeText value={item} />
            </li>
          ))}
        </ul>
      )}
      {table && (
        <div className={styles.table}>
          <table>
            <thead>
              <tr>
                {table.heads.map((head) => (
                  <th key={head} scope="col">
                    <CodeText value={head} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row) => (
                <tr key={row.join('|')}>
                  {row.map((cell, column) => (
                    <td key={table.heads[column]}>
                      <CodeText value={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
