import type { Nodes, Paragraph, Parents, Root, TableRow, Text } from 'mdast';
import type { MdxFlowExpression } from 'mdast-util-mdx-expression';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { nearestName, type ProblemText } from '../shared/content-error';
import type { FileRecord } from './context';
import { blankFrontmatter } from './frontmatter-lines';
import { placeOf } from './place';
import { visit } from './visit';

/** Markdown that is not recognized, so that readers see its marks. The first group is what they see. */
const unread: [pattern: RegExp, describe: (text: string) => ProblemText][] = [
  [
    /^(#{2,6}[A-Za-z`][^\n]*)/,
    (text) => ({
      found: `\`${text}\`, which readers see as text`,
      expected: 'a space after the `#` of a heading',
      fix: `Write \`${text.replace(/^#+/, '$& ')}\`.`,
    }),
  ],
  [
    /^(:{3,}[ \t]*[a-z]*)/,
    (text) => ({
      found: `\`${text}\`, which readers see as text`,
      expected: 'an admonition, as in `:::note[Title]`, and `:::` at its end',
      fix: 'Write the name right after the colons, close its brackets, and end each admonition once.',
    }),
  ],
  [
    /(?<![!\w])(\[[^\]\n]+\]\[[^\]\n]+\])/,
    (text) => ({
      found: `\`${text}\`, a link without an address`,
      expected: 'its address on a line of its own, as in `[name]: /docs/page`',
      fix: 'Add that line, or write `[text](/docs/page)`.',
    }),
  ],
  [
    /(\[\^[^\]\s]+\])/,
    (text) => ({
      found: `\`${text}\`, a footnote without a text`,
      expected: `\`${text}: …\` at the end of the page`,
      fix: 'Write the footnote, or remove its mark.',
    }),
  ],
  [
    /(\]\((?:\/|\.{1,2}\/|https?:)[^)\s]*[ \t][^)\n]*\))/,
    (text) => ({
      found: `\`${text}\`, which is no link because of its space`,
      expected: 'an address without spaces',
      fix: 'Write `%20` for a space.',
    }),
  ],
  [
    /(?<![*\w])(\*\*\S[^*\n]*\s\*\*)(?!\*)/,
    (text) => ({
      found: `\`${text}\`, which readers see with its asterisks`,
      expected: 'no space before the closing asterisks',
      fix: `Write \`${text.replace(/\s+\*\*$/, '**')}\`.`,
    }),
  ],
  [
    /(?<=^|[\s(])(\*\*[ \t]+[A-Za-z][^*\n]*[A-Za-z][^*\n]*\*\*)(?!\*)/,
    (text) => ({
      found: `\`${text}\`, which readers see with its asterisks`,
      expected: 'no space after the opening asterisks',
      fix: `Write \`**${text.slice(2, -2).trim()}**\`.`,
    }),
  ],
  [
    /(\([^()\n]+\)\[(?:\/|#|\.{1,2}\/|https?:)[^\]\s]*\])/,
    (text) => ({
      found: `\`${text}\`, which is no link`,
      expected: 'the text in brackets, and the address in parentheses',
      fix: `Write \`${text.replace(/^\((.*)\)\[(.*)\]$/, '[$1]($2)')}\`.`,
    }),
  ],
  [
    /(\[[^\]\n]+\][ \t]+\((?:\/|#|\.{1,2}\/|https?:)[^)\s]*\))/,
    (text) => ({
      found: `\`${text}\`, which is no link because of its space`,
      expected: 'no space between the text and the address of a link',
      fix: `Write \`${text.replace(/\]\s+\(/, '](')}\`.`,
    }),
  ],
  [
    /(\[[^\]\n]+\]\((?:\/|#|\.{1,2}\/|https?:)[^)\s]*)(?=\s[^)]*$|$)/,
    (text) => ({
      found: `\`${text}\`, a link that is never closed`,
      expected: '`)` after the address',
      fix: `Write \`${text})\`.`,
    }),
  ],
  [
    /(\[\[(?:[a-z][^\]\n,]*|[A-Z][^\]\n,]*[ |/][^\]\n,]*)\]\])/,
    (text) => ({
      found: `\`${text}\`, which readers see with its brackets`,
      expected: 'a link, as in `[text](./page.mdx)`, or code font',
      fix: /^\[\[toc/.test(text)
        ? 'Remove it: every page has a list of its headings.'
        : 'Write a link, or put the text in code font.',
    }),
  ],
  [
    /^(\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\])/,
    (text) => ({
      found: `\`${text}\`, which readers see as text`,
      expected: 'an admonition, as in `:::note`',
      fix: `Write \`:::${text.slice(2, -1).toLowerCase()}\` above the text and \`:::\` below it, without \`>\`.`,
    }),
  ],
  [
    /^(<<<\s[^\n]*)/,
    (text) => ({
      found: `\`${text}\`, which readers see as text`,
      expected: 'the code itself',
      fix: 'Copy the code to a code fence.',
    }),
  ],
  [
    /^(\|[^\n]*\|)[ \t]*\n\|/,
    (text) => ({
      found: `\`${text}\`, a table that readers see as text`,
      expected: 'a line such as `| --- | --- |` below the names of the columns',
      fix: 'Add the line.',
    }),
  ],
  [
    /(?:^|\n)(import\s[^\n]*\sfrom\s+['"][^\n]*)/,
    (text) => ({
      found: `\`${text}\`, which readers see as text`,
      expected: 'an empty line before and after an `import`',
      fix: 'Move it to a line of its own, below the frontmatter.',
    }),
  ],
];

const admonitions = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];

/**
 * Remark plugin: warns about mistakes that Markdown and HTML silently accept: marks that are shown as text, links
 * without a URL, `<details>` without a summary, table cells without a column, a misspelled truncate marker, and
 * frontmatter that is read as text.
 */
export function remarkSilentMistakes() {
  return (tree: Root, file: VFile) => {
    const { warnings } = file.data.content as FileRecord;
    const lines = String(file.value).split(/\r?\n/);
    const add = (node: Nodes, problem: ProblemText) => warnings.push({ ...placeOf(node, file), ...problem });
    const first = tree.children[0];
    const frontmatter = file.data.lineOffset ? undefined : lostFrontmatter(lines);
    if (first && frontmatter) add({ ...first, position: startOfFile }, frontmatter);
    visit(tree, (node, index, parent) => {
      const before = (parent as Parents | undefined)?.children[(index ?? 0) - 1];
      const problem =
        problemOf(node as Nodes, parent as Parents | undefined, lines) ??
        misplaced(node as Nodes, { before, isTop: parent === tree, lines });
      if (problem && !frontmatter) add(node as Nodes, problem);
    });
  };
}

const start = { line: 1, column: 1 };
const startOfFile = { start, end: start };

const inCode = (text: string) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

/** Returns whether a file's frontmatter is read as text. It has no keys then, as far as other checks can see. */
export function hasLostFrontmatter(source: string): boolean {
  const { lineOffset } = blankFrontmatter(source);
  return lineOffset === 0 && lostFrontmatter(source.split(/\r?\n/)) !== undefined;
}

/** Returns what is wrong with frontmatter: it is not at the start of the file, or it never ends. */
function lostFrontmatter(lines: readonly string[]): ProblemText | undefined {
  const index = lines.findIndex((line) => line.trim() !== '');
  if (lines[index]?.trim() !== '---' || !/^[a-z_]+:/.test(lines[index + 1] ?? '')) return undefined;
  return index === 0
    ? {
        found: 'frontmatter that is never closed',
        expected: '`---` on its own line below it',
        fix: 'Write `---` below the last key.',
      }
    : {
        found: 'frontmatter below an empty line',
        expected: '`---` in the first line of the file',
        fix: 'Remove the empty lines above it.',
      };
}

function problemOf(
  node: Nodes,
  parent: Parents | undefined,
  lines: readonly string[],
): ProblemText | undefined {
  switch (node.type) {
    case 'link':
    case 'image':
      if (node.type === 'link' && node.children.length === 0 && node.url.trim() !== '')
        return {
          found: `a link to \`${node.url}\` without a text`,
          expected: 'a text in the brackets',
          fix: 'Add the text.',
        };
      if (/^https?:\/\/(?:localhost|127\.0\.0\.1):(?:8000|9000)\/\w/.test(node.url))
        return {
          found: `a link to \`${node.url}\`, which only you can open`,
          expected: 'the route of a page',
          fix: `Write \`${new URL(node.url).pathname}\`.`,
        };
      if (node.url.trim() !== '') return undefined;
      return {
        found: `${node.type === 'link' ? 'a link' : 'an image'} without an address`,
        expected: 'an address in the parentheses',
        fix: 'Add the address.',
      };
    case 'heading':
      if (node.children.length > 0) return undefined;
      return { found: 'a heading without a text', expected: 'a text after the `#`', fix: 'Add the text.' };
    case 'leafDirective':
      if (!admonitions.includes(node.name)) return undefined;
      return {
        found: `\`::${node.name}\`, which is no admonition`,
        expected: 'three colons, and `:::` at its end',
        fix: `Write \`:::${node.name}\`.`,
      };
    case 'tableRow':
      return lostCells(node, parent?.children[0] as TableRow);
    case 'mdxFlowExpression':
      return leftOut(node, lines) ?? misspelledTruncate(node.value);
    case 'mdxJsxFlowElement':
      return node.name === 'details' ? withoutSummary(node) : undefined;
    case 'text':
      return parent?.type === 'paragraph' ? unreadMarks(node, parent, lines) : undefined;
    default:
      return undefined;
  }
}

/**
 * Returns what is wrong with the indentation of a block: it is meant to be in the list's item before it, but has too few
 * spaces for that, or it is meant to be code, which MDX does not recognize by its indentation.
 */
function misplaced(
  { type, position }: Nodes,
  { before, isTop, lines }: { before: Nodes | undefined; isTop: boolean; lines: readonly string[] },
): ProblemText | undefined {
  if (!position) return undefined;
  const { line, column } = position.start;
  const text = lines[line - 1]?.trim() ?? '';
  const shown = text.length > 60 ? `${text.slice(0, 59)}…` : text;
  const item = before?.type === 'list' ? before.children.at(-1) : undefined;
  const needed = (item?.children[0]?.position?.start.column ?? 1) - 1;
  if (before?.position && column > before.position.start.column && column - 1 < needed)
    return {
      found: `${inCode(shown)}, which readers see below the list instead of in its item`,
      expected: `${needed} spaces before it, as many as before the text of the item`,
      fix: `Indent it by ${needed} spaces, or not at all.`,
    };
  if (!isTop || type !== 'paragraph' || column < 5) return undefined;
  return {
    found: `${inCode(shown)}, which is indented, and which readers see as a paragraph`,
    expected: 'a code fence around code',
    fix: 'Write ```` ``` ```` above and below it, or remove the spaces before it.',
  };
}

/** Finds marks in the text of a paragraph, unless the author has escaped them. */
function unreadMarks(node: Text, { children }: Paragraph, lines: readonly string[]): ProblemText | undefined {
  const { value, position } = node;
  const source = position ? lines.slice(position.start.line - 1, position.end.line).join('\n') : '';
  for (const [pattern, describe] of unread) {
    const text = pattern.exec(value)?.[1];
    if (!text || !source.includes(text) || source.includes(`\\${text}`)) continue;
    const isAtStart = children[0] === node;
    if (isAtStart || !pattern.source.startsWith('^')) return describe(text);
  }
  return undefined;
}

/** Finds a row with more cells than the table has columns. Markdown drops the extra cells. */
function lostCells({ children }: TableRow, { children: columns }: TableRow): ProblemText | undefined {
  if (children.length <= columns.length) return undefined;
  return {
    found: `a row with ${children.length} cells in a table with ${columns.length} columns, so readers do not see the rest`,
    expected: `at most ${columns.length} cells`,
    fix: 'Write `\\|` for a literal `|`, or add a column to the header.',
  };
}

function withoutSummary(details: MdxJsxFlowElement): ProblemText | undefined {
  let hasSummary = false;
  visit(details as Nodes as Root, (node) => {
    const name = 'name' in node ? node.name : undefined;
    // A component may render the summary.
    if (name === 'summary' || /^[A-Z]/.test(String(name ?? ''))) hasSummary = true;
  });
  if (hasSummary) return undefined;
  return {
    found: '`<details>` without a `<summary>`, which browsers label "Details"',
    expected: '`<summary>` as its first element',
    fix: 'Add `<summary>What is inside</summary>`.',
  };
}

/** Returns the problem of a `<script>` or `<style>` of VitePress, which is a comment here. */
function leftOut({ position }: MdxFlowExpression, lines: readonly string[]): ProblemText | undefined {
  const line = position?.start.column === 1 ? lines[position.start.line - 1] : undefined;
  const tag = /^<(?:script|style)\b[^>]*>/.exec(line ?? '')?.[0];
  if (!tag) return undefined;
  return {
    found: `\`${tag}\`, which is left out`,
    expected: 'text and components',
    fix: 'Move code to a component, and styles to `src/theme/styles`.',
  };
}

function misspelledTruncate(code: string): ProblemText | undefined {
  const word = /^\s*\/\*\s*([a-z]+)\s*\*\/\s*$/i.exec(code)?.[1];
  if (!word || word === 'truncate' || !nearestName(word, ['truncate'], 1 / 4)) return undefined;
  return {
    found: `the comment \`{/* ${word} */}\``,
    expected: '`{/* truncate */}`, which ends the summary of a post',
    fix: 'Did you mean `truncate`?',
  };
}
