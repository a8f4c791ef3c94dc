import type { PhrasingContent, Table, TableRow } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { firstNumber, sinceText } from '../shared/api-history';
import { optionTableClass } from '../shared/option-table';
import { nameParts } from './headings';
import { jsxAttribute, text } from './nodes';
import type { OptionSection } from './option-sections';
import { versionStyle } from './version-elements';

/** A table with more rows has a filter. */
const mostRows = 15;

/** Maximum length of a name on one line, in characters. */
const longestLine = 24;

/** Returns a table of options: name with tags, type, default and description. Empty columns are omitted. */
export function optionTable(options: readonly OptionSection[]): Table | MdxJsxFlowElement {
  const columns: [string, (option: OptionSection) => PhrasingContent[]][] = [
    ['Name', nameCell],
    ['Type', ({ type }) => type],
    ['Default', (option) => option.default],
    ['Description', ({ description }) => description],
  ];
  const shown = columns.filter(([, cell]) => options.some((option) => cell(option).length > 0));
  const isFlags = options.every(({ name }) => name.startsWith('-'));
  const table: Table = {
    type: 'table',
    data: { hProperties: { className: [optionTableClass], ...(isFlags ? { dataFlags: '' } : {}) } },
    children: [
      row(shown.map(([title]) => [text(title)])),
      ...options.map((option) => labeled(row(shown.map(([, cell]) => cell(option))), shown, option)),
    ],
  };
  if (options.length <= mostRows) return table;
  const attributes = isFlags ? [jsxAttribute('of', 'flags')] : [];
  return { type: 'mdxJsxFlowElement', name: 'OptionFilter', attributes, children: [table] };
}

/**
 * Returns the name, which links to its section, and what readers need to know first: required, deprecated, the
 * version.
 */
function nameCell({ name, within, id, isRequired, isDeprecated, since }: OptionSection): PhrasingContent[] {
  const path = [...within.map((each) => each.name), name].join('.');
  const code: PhrasingContent = { type: 'emphasis', data: { hName: 'code' }, children: breakable(path) };
  const number = since && firstNumber(since);
  const tags: PhrasingContent[] = [
    ...(isDeprecated ? [tag('deprecated')] : []),
    // As in headings, no version is shown for options that the current major version has had from the start.
    ...(number ? [tag(sinceText(since), number)] : []),
  ];
  const required: PhrasingContent = { type: 'strong', children: [text('required')] };
  return [
    id ? { type: 'link', url: `#${id}`, children: [code] } : code,
    ...[...(isRequired ? [required] : []), ...tags].flatMap((tag) => [text(' '), tag]),
  ];
}

/** Returns a tag. CSS rules compare its version with the reader's own. */
function tag(words: string, version?: number): PhrasingContent {
  return {
    type: 'emphasis',
    ...(version ? { data: { hProperties: { style: versionStyle({ version }) } } } : {}),
    children: [text(words)],
  };
}

/** Returns a name that may break at its dots and capitals, but only where a line would be too long. */
function breakable(name: string): PhrasingContent[] {
  const wbr: PhrasingContent = { type: 'emphasis', data: { hName: 'wbr' }, children: [] };
  return linesOf(name).flatMap((line, index) => (index === 0 ? [text(line)] : [wbr, text(line)]));
}

function linesOf(name: string): string[] {
  const lines: string[] = [];
  for (const part of nameParts(name)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + part.length <= longestLine) lines.splice(-1, 1, last + part);
    else lines.push(part);
  }
  return lines;
}

/**
 * Marks the cells with defaults, which get a label where the table's header is not shown, and the names of options
 * that changed.
 */
function labeled(made: TableRow, columns: readonly [string, unknown][], option: OptionSection): TableRow {
  const { since, changed } = option;
  const [name] = made.children;
  if (name && changed)
    name.data = { hProperties: { style: versionStyle({ version: since && firstNumber(since), changed }) } };
  const cell = made.children[columns.findIndex(([title]) => title === 'Default')];
  if (cell && cell.children.length > 0) cell.data = { hProperties: { dataDefault: '' } };
  return made;
}

function row(cells: PhrasingContent[][]): TableRow {
  return { type: 'tableRow', children: cells.map((children) => ({ type: 'tableCell', children })) };
}
