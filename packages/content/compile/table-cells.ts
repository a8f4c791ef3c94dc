import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import type { Gathered } from './context';
import { placeOf } from './place';
import { visit } from './visit';

/**
 * Remark plugin: warns about table rows with more cells than the table has columns. Markdown drops the extra
 * cells.
 */
export function remarkTableCells() {
  return (tree: Root, file: VFile) => {
    const { warnings } = file.data.content as Gathered;
    visit(tree, 'table', (table) => {
      const columns = table.children[0]?.children.length ?? 0;
      for (const row of table.children) {
        if (row.children.length <= columns) continue;
        warnings.push({
          ...placeOf(row, file),
          found: `a row with ${row.children.length} cells in a table with ${columns} columns, so readers do not see the rest`,
          expected: `at most ${columns} cells`,
          fix: 'Write `\\|` for a literal `|`, or add a column to the header.',
        });
      }
    });
  };
}
