/**
 * Hides the rows of a table that lack a word of the query.
 * @param heading Text that counts as part of every row.
 * @returns the number of rows that match
 */
export function hideRows(rows: readonly HTMLElement[], query: string, heading = ''): number {
  const words = query.toLowerCase().split(/\s+/);
  for (const row of rows) {
    const text = `${heading} ${row.textContent}`.toLowerCase();
    row.hidden = !words.every((word) => text.includes(word));
  }
  return rows.filter((row) => !row.hidden).length;
}
