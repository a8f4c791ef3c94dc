import type {
  Code,
  Heading,
  Node,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Table,
  TableRow,
} from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
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
    const sections = sectionsOf(tree);
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (!parent || index === undefined || (node.name !== 'ApiSignature' && node.name !== 'ApiTable'))
        return;
      const entry = exportOf(node, file);
      const made = node.name === 'ApiSignature' ? signature(entry) : table(entry, sections);
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

function attributeOf(node: MdxJsxFlowElement | MdxJsxTextElement, name: string): string | undefined {
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

/**
 * Returns a table of the options or props: required ones first, then in the order of their sections. Defaults and
 * versions that the snapshot does not have are those of the sections. Empty columns are omitted.
 */
function table(entry: ApiExport | undefined, sections: ReadonlyMap<string, Section>): Table | undefined {
  if (!entry) return undefined;
  const positionOf = ({ name }: ApiMember) => sections.get(name)?.position ?? sections.size;
  const members = entry.members
    .filter(({ deprecated }) => !deprecated)
    .sort((a, b) => Number(a.optional) - Number(b.optional) || positionOf(a) - positionOf(b));
  const defaultOf = ({ name, default: own }: ApiMember) =>
    own === undefined ? (sections.get(name)?.default ?? []) : [code(own)];
  const sinceOf = ({ name, since: own }: ApiMember) => {
    const since = own ?? sections.get(name)?.since;
    return since ? [text(`v${since}`)] : [];
  };
  const columns: [string, (member: ApiMember) => PhrasingContent[]][] = [
    ['Name', (member) => [linked(code(shownName(member)), sections.get(member.name)?.id)]],
    ['Type', ({ type }) => [code(type)]],
  ];
  if (members.some((member) => defaultOf(member).length > 0)) columns.push(['Default', defaultOf]);
  if (members.some((member) => sinceOf(member).length > 0)) columns.push(['Since', sinceOf]);
  return {
    type: 'table',
    children: [
      row(columns.map(([title]) => [text(title)])),
      ...members.map((member) => row(columns.map(([, cell]) => cell(member)))),
    ],
  };
}

function row(cells: PhrasingContent[][]): TableRow {
  return { type: 'tableRow', children: cells.map((children) => ({ type: 'tableCell', children })) };
}

function text(value: string): PhrasingContent {
  return { type: 'text', value };
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

/** The section of a page about an option or a prop. */
interface Section {
  id: string;
  /** Its position among these sections. */
  position: number;
  default?: PhrasingContent[];
  since?: string;
}

/** Returns the sections of a page whose heading is a name in code, by that name. */
function sectionsOf(tree: Root): ReadonlyMap<string, Section> {
  const sections = new Map<string, Section>();
  visit(tree, 'heading', (node: Heading, index, parent) => {
    const [first] = node.children;
    const name = first?.type === 'inlineCode' ? /^[\w$]+/.exec(first.value)?.[0] : undefined;
    if (!name || sections.has(name)) return;
    sections.set(name, {
      id: name.toLowerCase(),
      position: sections.size,
      default: statedDefault(parent?.children[(index ?? 0) + 1]),
      since: statedVersion(node),
    });
  });
  return sections;
}

/** Maximum length of a default in a table, in characters. */
const longestDefault = 40;

/** What precedes the default in the line below a heading. */
const beforeDefault = /^.*\bdefault:?\s+/s;

/** A number or a boolean, which the table shows as code. */
const literal = /^(-?\d+(\.\d+)?|true|false)$/;

/**
 * Returns the default in the line below a heading, as in "_number, optional, default `1`_", or undefined. A
 * long one ends at its first comma.
 */
function statedDefault(line: Node | undefined): PhrasingContent[] | undefined {
  const [facts] = line?.type === 'paragraph' ? (line as Paragraph).children : [];
  if (facts?.type !== 'emphasis') return undefined;
  const start = facts.children.findIndex((each) => each.type === 'text' && beforeDefault.test(each.value));
  // The line keeps its own nodes: plugins that run later change them.
  const [first, ...others] = start < 0 ? [] : structuredClone(facts.children.slice(start));
  if (first?.type !== 'text') return undefined;
  const whole = [text(first.value.replace(beforeDefault, '')), ...others];
  const length = whole.reduce((sum, each) => sum + ('value' in each ? each.value.length : 0), 0);
  const comma = whole.findIndex((each) => each.type === 'text' && each.value.includes(','));
  const isCut = length > longestDefault && comma >= 0;
  const shown = isCut ? whole.slice(0, comma + 1) : whole;
  const last = shown.at(-1);
  if (last?.type === 'text') last.value = last.value.replace(isCut ? /,.*$/s : /\.\s*$/, '');
  const [only, ...more] = shown.filter((each) => each.type !== 'text' || each.value !== '');
  if (!only) return undefined;
  const isLiteral = only.type === 'text' && more.length === 0 && literal.test(only.value);
  return isLiteral ? [code(only.value)] : [only, ...more];
}

/** Returns the version in a heading's `<AvailableFrom>`. */
function statedVersion({ children }: Heading): string | undefined {
  for (const each of children) {
    if (each.type === 'mdxJsxTextElement' && each.name === 'AvailableFrom') return attributeOf(each, 'v');
  }
  return undefined;
}
