import type { Code, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { VFile } from 'vfile';
import type { FileRecord } from './context';
import { isPartial } from './partials';
import { placeOf } from './place';
import { visit } from './visit';

/**
 * Remark plugin: warns about empty files, and about code fences and admonitions that are never closed. Markdown
 * closes them at the end of their container, which turns the rest of the page into code or part of a note.
 */
export function remarkUnclosed() {
  return (tree: Root, file: VFile) => {
    const { warnings } = file.data.content as FileRecord;
    const lines = String(file.value).split(/\r?\n/);
    if (tree.children.length === 0 && !file.data.lineOffset && !isPartial(file.path)) {
      warnings.push({
        ...placeOf({ position: { start: { line: 1, column: 1 } } }, file),
        found: 'an empty file',
        expected: 'frontmatter with text below it',
        fix: 'Write the page, or delete the file.',
      });
    }
    visit(tree, (node) => {
      if (node.type !== 'code' && node.type !== 'containerDirective') return;
      const mark = openingMark(node, lines);
      if (!mark || isClosed(node, mark, lines)) return;
      const what = node.type === 'code' ? 'a code fence' : `the admonition \`:::${node.name}\``;
      warnings.push({
        ...placeOf(node, file),
        found: `${what} that is never closed`,
        expected: `${quoted(mark)} at its end`,
        fix: `Write ${quoted(mark)} on its own line below it.`,
      });
    });
  };
}

/** Returns a fence in code font: backticks need a longer delimiter. */
function quoted(mark: string): string {
  return mark.startsWith('`') ? `\`${mark} ${mark} ${mark}\`` : `\`${mark}\``;
}

/**
 * Returns the backticks, tildes or colons that open a node, or undefined for indented code and for nodes
 * created by plugins.
 */
function openingMark(node: Code | ContainerDirective, lines: readonly string[]): string | undefined {
  const start = node.position?.start;
  const text = start && lines[start.line - 1]?.slice(start.column - 1);
  return text ? /^\s*(`{3,}|~{3,}|:{3,})/.exec(text)?.[1] : undefined;
}

/** Returns whether a line after a node's content consists only of the closing fence. */
function isClosed(node: Code | ContainerDirective, mark: string, lines: readonly string[]): boolean {
  const { start, end } = node.position as NonNullable<typeof node.position>;
  const content = node.type === 'code' ? undefined : node.children.at(-1)?.position?.end.line;
  const closing = new RegExp(`^[\\s>]*${mark[0]}{${mark.length},}\\s*$`);
  const from = node.type === 'code' ? Math.max(end.line, start.line + 1) : (content ?? start.line) + 1;
  return lines.slice(from - 1, end.line).some((line) => closing.test(line));
}
