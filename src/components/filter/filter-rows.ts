import { hideRows } from './hide-rows';

/** How many rows match. */
export interface RowCount {
  shown: number;
  total: number;
}

/**
 * Filters the tables after an element. A row matches if it or the heading above its table contains every word of the
 * query. Hides the other rows, and tables and headings without a matching row. Tables in a disclosure stay as they are.
 */
export function filterRows(start: Element, query: string): RowCount {
  const count = { shown: 0, total: 0 };
  const parts = [...(start.closest('.prose')?.querySelectorAll<HTMLElement>('h2, h3, table') ?? [])].filter(
    (part) =>
      start.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING && !part.closest('details'),
  );
  let heading = '';
  for (const part of parts) {
    if (!(part instanceof HTMLTableElement)) {
      heading = part.textContent ?? '';
      continue;
    }
    const rows = [...part.tBodies].flatMap(({ rows }) => [...rows]);
    const shown = hideRows(rows, query, heading);
    frameOf(part).hidden = shown === 0;
    count.shown += shown;
    count.total += rows.length;
  }
  parts.forEach((part, index) => {
    if (part instanceof HTMLTableElement) return;
    const after = parts.slice(index + 1);
    const end = after.findIndex(({ tagName }) => tagName !== 'TABLE' && tagName <= part.tagName);
    const tables = after.slice(0, end < 0 ? undefined : end).filter(({ tagName }) => tagName === 'TABLE');
    part.hidden = tables.length > 0 && tables.every((table) => frameOf(table).hidden);
  });
  return count;
}

/** Returns the box that a wide table scrolls in, or the table itself. */
function frameOf(table: HTMLElement): HTMLElement {
  return table.closest<HTMLElement>('.table-wrap') ?? table;
}
