import type { Element, ElementContent, Root, RootContent } from 'hast';
import { optionTableClass } from '../shared/option-table';
import { componentRule } from './component-table';
import { isJsx, type JsxHast } from './nodes';
import { textOf } from './text';
import { visit } from './visit';

type Parent = Root | Element | JsxHast;

const tableClass = ['table-wrap'];
const phrasingOnly = /^(p|span|a|summary|button|label|h[1-6]|strong|em|b|i|small|code|dt|figcaption)$/;
const blockTags =
  /^(address|article|aside|blockquote|details|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|main|nav|ol|p|pre|section|table|ul)$/;
/** Elements in which line breaks between children are insignificant. */
const blockParents = /^(ul|ol|li|blockquote|aside|table|thead|tbody|tr|div|details|section)$/;

/**
 * Rehype plugin: fixes invalid HTML, which would break hydration, and markup that would break the layout.
 * Unwraps paragraphs inside a JSX `<p>` (MDX creates them for text on its own lines), converts a paragraph
 * that contains a block to a `<div>`, wraps tables in a scroll container and marks those that explain names, and
 * removes line breaks between blocks.
 */
export function rehypeTidy() {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (isJsx(node) && phrasingOnly.test(node.name ?? '')) unwrapParagraphs(node);
      if (isJsx(node) && node.name === 'details') node.children = freeSummary(node);
      if (isParagraph(node) && holdsBlock(node)) rename(node, 'div');
      if (isJsx(node) || node.type === 'root' || node.type === 'element') dropLineBreaks(node);
      if (node.type === 'element' && isTaskItem(node)) nameCheckbox(node);
      if (node.type !== 'element' || node.tagName !== 'table' || !parent || index === undefined) return;
      if (parent.type === 'element' && parent.properties.className === tableClass) return;
      parent.children[index] = tableBox(node);
    });
  };
}

function nameOf(node: { type: string }): string {
  if (isJsx(node)) return node.name ?? '';
  return node.type === 'element' ? (node as Element).tagName : '';
}

function isParagraph(node: { type: string }): node is Element | JsxHast {
  return nameOf(node) === 'p';
}

function holdsBlock(node: Element | JsxHast): boolean {
  return (node.children as ElementContent[]).some((child) => {
    const name = nameOf(child);
    if (blockTags.test(name) || componentRule(name)?.isBlock) return true;
    return (child.type === 'element' || isJsx(child)) && holdsBlock(child as Element | JsxHast);
  });
}

function rename(node: Element | JsxHast, name: string): void {
  if (isJsx(node)) node.name = name;
  else node.tagName = name;
}

function unwrapParagraphs(node: JsxHast): void {
  node.children = (node.children as ElementContent[]).flatMap((child) =>
    child.type === 'element' && child.tagName === 'p' ? child.children : [child],
  );
}

/**
 * Pulls a `<summary>` out of a paragraph: MDX parses a `<summary>` followed by text on the next line as one
 * paragraph.
 */
function freeSummary(details: JsxHast): JsxHast['children'] {
  return (details.children as ElementContent[]).flatMap((child): ElementContent[] => {
    const [first, ...rest] = isParagraph(child) ? (child.children as ElementContent[]) : [];
    if (!first || nameOf(first) !== 'summary') return [child];
    (child as Element).children = rest;
    return [first, child];
  }) as JsxHast['children'];
}

function dropLineBreaks(node: Parent): void {
  if (node.type === 'element' && !blockParents.test(node.tagName)) return;
  if (node.type === 'mdxJsxTextElement') return;
  const isBreak = (child: RootContent) => child.type === 'text' && /^\s*\n\s*$/.test(child.value);
  if (node.children.every((child) => child.type === 'text')) return;
  node.children = (node.children as RootContent[]).filter((child) => !isBreak(child)) as typeof node.children;
}

function isTaskItem(node: Element): boolean {
  return node.tagName === 'li' && String(node.properties.className ?? '').includes('task-list-item');
}

/** Labels a task's checkbox with the task's text. */
function nameCheckbox(item: Element): void {
  visit(item, 'element', (node) => {
    if (node.tagName === 'input') node.properties.ariaLabel = textOf(item.children).trim();
  });
}

/** Minimum number of characters of an explanation, on average. Shorter ones need the header of their column. */
const shortest = 30;

/** Headers of columns that explain the name before them. Rows can do without these, but not without other headers. */
const explains = /^(meaning|purpose|effect|result|description|what\b.*|used?\b.*|cause\b.*)$/i;

/**
 * Returns whether a table explains names: options, or code or links in its first column and sentences in its last, with
 * nothing but types between. Its rows need neither columns nor headers.
 */
function isList(table: Element): boolean {
  if (String(table.properties.className) === optionTableClass) return true;
  const [head, ...rows] = rowsOf(table);
  const isName = ([cell]: Element[]) =>
    cell?.children.every((child) => /^(a|code)$/.test(nameOf(child)) || /^[\s,]*$/.test(textOf([child])));
  const length = textOf(rows.flatMap((cells) => cells.at(-1) ?? [])).length / rows.length;
  const isPlain = head?.length === 2 || (head?.length === 3 && textOf(head.slice(1, 2)) === 'Type');
  const isNamed = explains.test(textOf(head?.slice(-1) ?? []));
  return isPlain && isNamed && length >= shortest && rows.every(isName);
}

/** Number of characters in a line of a table on a phone, about how many of them a column needs, and its padding. */
const [phone, column, padding] = [48, 16, 2.5];

/**
 * Returns the headers after the first of a table whose rows are stacked on phones: it has three to five columns and is
 * wider than a phone. Even more columns are for comparing, and less wide ones fit.
 */
function stackedHeaders(table: Element): string[] {
  const [head = [], ...rows] = rowsOf(table);
  const labels = head.slice(1).map((cell) => textOf([cell]).trim());
  if (labels.length < 2 || labels.length > 4 || labels.includes('')) return [];
  const widths = head.map((header, index) => {
    const cells = rows.flatMap((row) => row[index] ?? []);
    return padding + Math.max(...[header, ...cells].map((cell) => Math.min(column, textOf([cell]).length)));
  });
  return widths.reduce((sum, width) => sum + width) > phone ? labels : [];
}

/** Returns whether a column of a table has nothing but numbers, with their units. */
function hasNumbers(table: Element): boolean {
  const [head = [], ...rows] = rowsOf(table);
  const isNumber = (cell: Element | undefined) =>
    /^\D?\d[\d.,]*\s?\S{0,6}$/.test(textOf(cell ? [cell] : []).trim());
  return head.some((_, index) => rows.every((row) => isNumber(row[index])));
}

/** Class of tables whose rows are stacked on phones. */
const stackClass = 'stack';

/** Class of tables whose digits have equal widths. */
const numbersClass = 'num';

/** Marks a table, depending on how phones show its rows. Stacked cells know the headers of their columns. */
function markTable(table: Element): void {
  if (isList(table)) {
    table.properties.dataRows = '';
    return;
  }
  const labels = stackedHeaders(table);
  const classes = [...(labels.length > 0 ? [stackClass] : []), ...(hasNumbers(table) ? [numbersClass] : [])];
  if (classes.length > 0) table.properties.className = classes;
  if (labels.length === 0) return;
  for (const [, ...cells] of rowsOf(table).slice(1)) {
    for (const [index, cell] of cells.entries()) {
      if (cell.children.length > 0) cell.properties.dataTh = `${labels[index]}: `;
    }
  }
}

function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = [];
  visit(table, 'element', (node) => {
    if (node.tagName === 'tr')
      rows.push(node.children.filter((cell): cell is Element => cell.type === 'element'));
  });
  return rows;
}

function tableBox(table: Element): Element {
  markTable(table);
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: tableClass, tabIndex: '0', role: 'group', ariaLabel: 'Table' },
    children: [table],
  };
}
