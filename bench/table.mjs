/**
 * Formats rows as a Markdown table.
 * @template Row
 * @param {readonly Row[]} rows
 * @param {readonly (readonly [head: string, cell: (row: Row, index: number) => string | number])[]} columns
 */
export function table(rows, columns) {
  const line = (/** @type {(string | number)[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [
    line(columns.map(([head]) => head)),
    line(columns.map(() => '---')),
    ...rows.map((row, index) => line(columns.map(([, cell]) => cell(row, index)))),
  ].join('\n');
}
