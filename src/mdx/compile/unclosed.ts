import type { Code, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { VFile } from 'vfile';
import type { Gathered } from './context';
import { placeOf } from './place';
import { visit } from './visit';

/**
 * Remark plugin: reports code fences and admonitions that are never closed. Markdown closes them at the end
 * of their container, which would turn the rest of the page into code or part of a note.
 */
export function remarkUnclosed() {
  return (tree: Root, file: VFile) => {
    const { problems } = file.data.content as Gathered;
    const lines = String(file.value).split(/\r?\n/);
    visit(tree, (node) => {
      if (node.type !== 'code' && node.type !== 'containerDirective') return;
      const mark = openingMark(node, lines);
      if (!mark || isClosed(node, mark, lines)) return;
      const what = node.type === 'code' ? 'a code fence' : `the admonition \`:::${node.name}\``;
      problems.push({
        ...placeOf(node, file),
        found: `${what} that is never closed: it takes in what follows`,
        expected: `a line ${quoted(mark)} at its end`,
        fix: `Write ${quoted(mark)} on a line of its own below it.`,
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
