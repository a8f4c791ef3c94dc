import type { Code, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import type { ApiExport, ApiMember } from '../shared/api';
import { environmentOf, type FileRecord } from './context';
import { textAttribute } from './nodes';
import { shownFacts } from './option-facts';
import { type FactsLine, optionGroups } from './option-sections';
import { optionTable } from './option-table';
import { placeOf } from './place';
import { factsClass } from './version-elements';
import { visit } from './visit';

/** Minimum number of options for a table. Fewer are easier to read in their sections. */
const fewestRows = 4;

/**
 * Remark plugin: puts a table above each group of option sections, sets the lines with their types, and expands
 * `<ApiSignature>` into a code fence. A page with `<ApiTable />` has a single table there instead, with all of its
 * options. The results are regular content.
 */
export function remarkApi() {
  return (tree: Root, file: VFile) => {
    expand(tree, 'ApiSignature', (node) => signature(exportOf(node, file)));
    addTables(tree, file);
  };
}

/** Replaces the components with a name by nodes. */
function expand(tree: Root, name: string, make: (node: MdxJsxFlowElement) => RootContent | undefined): void {
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    if (!parent || index === undefined || node.name !== name) return;
    const made = make(node);
    parent.children.splice(index, 1, ...(made ? [made] : []));
    return index + (made ? 1 : 0);
  });
}

/**
 * Makes the line in italics below an option's heading a paragraph of its own, with the version that the author wrote
 * next to it.
 */
function setFacts(tree: Root, { line, isRequired }: FactsLine): void {
  const [facts, ...after] = line.children;
  if (facts?.type !== 'emphasis') return;
  const isVersion = (node: PhrasingContent) => 'name' in node && node.name === 'AvailableFrom';
  const start = after.findIndex((node) => !isVersion(node) && !('value' in node && !node.value.trim()));
  const versions = start < 0 ? after : after.slice(0, start);
  const [first, ...rest] = after.slice(versions.length);
  line.data = { hProperties: { className: [factsClass] } };
  line.children = [...shownFacts(facts.children, isRequired), ...versions];
  if (!first) return;
  const text = first.type === 'text' ? { ...first, value: first.value.trimStart() } : first;
  tree.children.splice(tree.children.indexOf(line) + 1, 0, { ...line, data: {}, children: [text, ...rest] });
}

function addTables(tree: Root, file: VFile): void {
  const documented = environmentOf(file).documentedExport?.(file.path);
  const { groups, lines } = optionGroups(tree, documented?.entry);
  if (documented && groups.length > 0) (file.data.content as FileRecord).dependencies.push(documented.file);
  let isPlaced = false;
  expand(tree, 'ApiTable', (node) => {
    isPlaced = true;
    const options = groups.flatMap((group) => group.options);
    if (options.length > 0) return optionTable(options);
    (file.data.content as FileRecord).problems.push({
      ...placeOf(node, file),
      found: '`<ApiTable />` on a page without sections about options',
      expected: 'headings such as ### `delay?`, each above a line such as _number, optional, default 1_',
      fix: 'Write the sections, or remove `<ApiTable />`.',
    });
    return undefined;
  });
  for (const { options, first } of isPlaced ? [] : groups) {
    if (options.length >= fewestRows)
      tree.children.splice(tree.children.indexOf(first), 0, optionTable(options));
  }
  for (const line of lines) setFacts(tree, line);
}

/**
 * Returns the export that an element's `package` and `export` attributes name. Mistakes are added to the
 * problems.
 */
function exportOf(node: MdxJsxFlowElement, file: VFile): ApiExport | undefined {
  const record = file.data.content as FileRecord;
  const module = textAttribute(node, 'package');
  const name = textAttribute(node, 'export');
  const found = module && name ? environmentOf(file).apiExport(module, name) : undefined;
  if (found) {
    record.dependencies.push(found.file);
    return found.entry;
  }
  const isGiven = module !== undefined && name !== undefined;
  record.problems.push({
    ...placeOf(node, file),
    found: isGiven
      ? `\`<${node.name}>\` names \`${name}\` from \`${module}\`, which is not in the API snapshot`
      : `\`<${node.name}>\` without \`package\` or \`export\``,
    expected: 'an export of a documented package, as in `package="remotion" export="spring"`',
    fix: 'Look the name up in content/api, which `npm run update -- api` writes.',
  });
  return undefined;
}

/**
 * Returns the declaration of an export: a function with its parameters, or a component with its own props.
 */
function signature(entry: ApiExport | undefined): Code | undefined {
  return entry && { type: 'code', lang: 'ts', value: declarationOf(entry) };
}

/** Longer lines are split into one line per parameter or option. */
const longestLine = 80;

function declarationOf({ kind, name, signature: text, members, parameter }: ApiExport): string {
  const own = members.filter(({ of, deprecated }) => of === undefined && !deprecated);
  const lines = (end: string) =>
    own.map((member) => `  ${shownName(member)}: ${member.type}${end}\n`).join('');
  if (kind === 'component') return `function ${name}(props: {\n${lines(';')}}): React.ReactNode`;
  if (kind !== 'function') return text;
  const whole = `function ${text}`;
  if (whole.length <= longestLine) return whole;
  const head = whole.slice(0, whole.indexOf('('));
  const result = whole.slice(whole.lastIndexOf('): ') + 3);
  return parameter
    ? `${head}(${parameter}: {\n${lines(';')}}): ${result}`
    : `${head}(\n${lines(',')}): ${result}`;
}

function shownName({ name, of, optional }: ApiMember): string {
  return `${of ? `${of}.` : ''}${name}${optional ? '?' : ''}`;
}
