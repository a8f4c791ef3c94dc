import type { Code, Heading, PhrasingContent, Root, RootContent, Table, TableRow } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import type { ApiExport, ApiMember } from '../../shared/api';
import { environmentOf, type Gathered } from './context';
import { placeOf } from './place';
import { visit } from './visit';

/**
 * Remark plugin: expands `<ApiSignature>` into a code fence and `<ApiTable>` into a table, using the API
 * snapshots. The results are regular content: highlighted and searchable, with no code in the browser.
 */
export function remarkApi() {
  return (tree: Root, file: VFile) => {
    const headings = headingNames(tree);
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (!parent || index === undefined || (node.name !== 'ApiSignature' && node.name !== 'ApiTable'))
        return;
      const entry = exportOf(node, file);
      const made = node.name === 'ApiSignature' ? signature(entry) : table(entry, headings);
      parent.children.splice(index, 1, ...((made ? [made] : []) as RootContent[]));
      return index + (made ? 1 : 0);
    });
  };
}

/**
 * Returns the export that an element's `package` and `export` attributes name. Mistakes are added to the
 * problems.
 */
function exportOf(node: MdxJsxFlowElement, file: VFile): ApiExport | undefined {
  const gathered = file.data.content as Gathered;
  const module = attributeOf(node, 'package');
  const name = attributeOf(node, 'export');
  const found = module && name ? environmentOf(file).apiExport(module, name) : undefined;
  if (found) {
    gathered.dependencies.push(found.file);
    return found.entry;
  }
  const isGiven = module !== undefined && name !== undefined;
  gathered.problems.push({
    ...placeOf(node, file),
    found: isGiven
      ? `\`<${node.name}>\` of \`${name}\` of \`${module}\`, which the API snapshot has not`
      : `\`<${node.name}>\` without \`package\` or \`export\``,
    expected: 'an export of a documented package, as in `package="remotion" export="spring"`',
    fix: 'Look the name up in content/api, which `npm run api:snapshot` writes.',
  });
  return undefined;
}

function attributeOf(node: MdxJsxFlowElement, name: string): string | undefined {
  const attribute = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
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

/** Returns a table of the options or props, required ones first. Empty columns are omitted. */
function table(entry: ApiExport | undefined, headings: ReadonlyMap<string, string>): Table | undefined {
  if (!entry) return undefined;
  const current = entry.members.filter(({ deprecated }) => !deprecated);
  const members = [...current].sort((a, b) => Number(a.optional) - Number(b.optional));
  const columns: [string, (member: ApiMember) => PhrasingContent[]][] = [
    ['Name', (member) => [linked(code(shownName(member)), headings.get(member.name))]],
    ['Type', ({ type }) => [code(type)]],
  ];
  if (members.some((member) => member.default !== undefined))
    columns.push(['Default', (member) => (member.default === undefined ? [] : [code(member.default)])]);
  if (members.some((member) => member.since !== undefined))
    columns.push(['Since', ({ since }) => (since ? [{ type: 'text', value: `v${since}` }] : [])]);
  return {
    type: 'table',
    children: [
      row(columns.map(([title]) => [{ type: 'text', value: title }])),
      ...members.map((member) => row(columns.map(([, cell]) => cell(member)))),
    ],
  };
}

function row(cells: PhrasingContent[][]): TableRow {
  return { type: 'tableRow', children: cells.map((children) => ({ type: 'tableCell', children })) };
}

function code(value: string): PhrasingContent {
  return { type: 'inlineCode', value };
}

function linked(content: PhrasingContent, id: string | undefined): PhrasingContent {
  return id ? ({ type: 'link', url: `#${id}`, children: [content] } as PhrasingContent) : content;
}

function shownName({ name, of, optional }: ApiMember): string {
  return `${of ? `${of}.` : ''}${name}${optional ? '?' : ''}`;
}

/** Returns the ids of the page's own headings that are a name in code, keyed by that name. */
function headingNames(tree: Root): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  visit(tree, 'heading', (node: Heading) => {
    const [first] = node.children;
    const name = first?.type === 'inlineCode' ? /^[\w$]+/.exec(first.value)?.[0] : undefined;
    if (name && !ids.has(name)) ids.set(name, name.toLowerCase());
  });
  return ids;
}
