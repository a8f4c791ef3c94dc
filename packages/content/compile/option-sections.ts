import GithubSlugger from 'github-slugger';
import type { Emphasis, Heading, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { ApiExport, ApiMember } from '../shared/api';
import { type Since, versionNumber } from '../shared/api-history';
import { headingId } from './headings';
import { textAttribute } from './nodes';
import { firstSentence, statedDefault, statedType } from './option-facts';

/** A section of a page about an option, prop, flag or returned value. */
export interface OptionSection {
  /** The name in the heading, without `?` and without the options that it is part of. */
  name: string;
  /** The options that it is part of, outermost first. */
  within: readonly OptionSection[];
  id: string;
  /** Whether the heading has a `?`. */
  isOptional: boolean;
  isDeprecated: boolean;
  /** Whether a value is required, according to the types or, if they are unknown, to the heading. */
  isRequired: boolean;
  type: PhrasingContent[];
  default: PhrasingContent[];
  description: PhrasingContent[];
  since?: Since | undefined;
  /** The number of the last version that changed it. */
  changed?: number | undefined;
}

/** The line in italics that states the type of an option, and whether a value is required. */
export interface FactsLine {
  line: Paragraph;
  isRequired: boolean;
}

/** The option sections below one heading, or above all other headings. */
export interface OptionGroup {
  options: OptionSection[];
  /** The heading of the first section. */
  first: Heading;
}

/** Headings above sections about values that the reader passes. */
const inputs = /^(arguments?|parameters?|options?|props|.* props|input)\b/i;

/** A type whose sections describe what a function receives. The reader does not pass these values. */
const functionType = /=>|\bfunction\b/;

interface Open {
  depth: number;
  option?: OptionSection;
  group?: OptionGroup;
  /** Whether the options below it are passed by the reader. */
  isInput: boolean;
  /** The text of a heading that is not about an option. */
  title?: string;
}

/** Headings above options that no longer exist, and above options that still work but should not be used. */
const removed = /^removed\b/i;
const deprecated = /^deprecated\b/i;

/**
 * Returns the option sections of a page, grouped by the heading above them, and the lines with their types. A section
 * is about an option if its heading is a name in code and a line in italics states its type, or if `entry`, the export
 * that the page is about, has an option of this name.
 */
export function optionGroups(
  tree: Root,
  entry?: ApiExport,
): { groups: OptionGroup[]; lines: readonly FactsLine[] } {
  const slugger = new GithubSlugger();
  const groups: OptionGroup[] = [];
  const lines: FactsLine[] = [];
  const stack: Open[] = [{ depth: 0, isInput: false }];
  for (const [index, heading] of tree.children.entries()) {
    if (heading.type !== 'heading') continue;
    const id = headingId(heading.children, slugger);
    while ((stack.at(-1)?.depth ?? 0) >= heading.depth) stack.pop();
    const above = stack.at(-1) ?? { depth: 0, isInput: false };
    const within = stack.flatMap(({ option }) => option ?? []);
    const section = readSection(heading, tree.children.slice(index + 1, index + 3), { within, id, entry });
    if (!section) {
      const title = textOf(heading.children);
      stack.push({ depth: heading.depth, isInput: inputs.test(title), title });
      continue;
    }
    const { known, line, ...option } = section;
    option.isRequired =
      above.isInput && !option.isOptional && known?.optional !== true && within.length === 0;
    if (line) lines.push({ line, isRequired: option.isRequired });
    const owner = stack.findLast((each) => !each.option) ?? above;
    if (!owner.group) {
      owner.group = { options: [], first: heading };
      groups.push(owner.group);
    }
    const isGiven = within.every(({ type }) => !functionType.test(textOf(type)));
    if (deprecated.test(owner.title ?? '')) option.isDeprecated = true;
    if (isGiven && !removed.test(owner.title ?? '')) owner.group.options.push(option);
    stack.push({ depth: heading.depth, option, isInput: above.isInput && line !== undefined });
  }
  return { groups, lines };
}

interface Read extends OptionSection {
  known: ApiMember | undefined;
  line: Paragraph | undefined;
}

function readSection(
  heading: Heading,
  below: RootContent[],
  { within, id, entry }: { within: OptionSection[]; id: string; entry: ApiExport | undefined },
): Read | undefined {
  const codes = heading.children.flatMap((each) => (each.type === 'inlineCode' ? each.value : []));
  const [first = ''] = codes;
  if (heading.children[0]?.type !== 'inlineCode' || /^[<@]/.test(first)) return undefined;
  const own = /^[\w$]+/.exec(first)?.[0];
  const parent = within.at(-1);
  const members = parent ? entry?.members.find(({ name }) => name === parent.name)?.members : entry?.members;
  const known = members?.find(({ name }) => name === own);
  const [line, next] = below;
  const stating = line?.type === 'paragraph' && line.children[0]?.type === 'emphasis' ? line : undefined;
  const facts = stating && (stating.children[0] as Emphasis);
  if (!facts && !known) return undefined;
  const stated = facts ? textOf(facts.children) : '';
  const written = statedVersion(heading)?.replace(/^v/, '');
  const since = written
    ? { since: written }
    : known?.since
      ? { since: known.since, after: known.after }
      : undefined;
  return {
    name: codes.map((each) => each.replace(/\?$/, '')).join(', '),
    within,
    id,
    known,
    line: stating,
    isOptional: /\?$/.test(first),
    isRequired: false,
    isDeprecated: /\bdeprecated\b/.test(stated) || known?.deprecated === true,
    type: facts ? statedType(facts.children) : known ? [{ type: 'inlineCode', value: known.type }] : [],
    default:
      (facts && statedDefault(facts.children)) ??
      (known?.default ? [{ type: 'inlineCode', value: known.default }] : []),
    description: description(line, next),
    ...(since ? { since } : {}),
    ...(known?.changedIn ? { changed: versionNumber(known.changedIn) } : {}),
  };
}

/** Returns the first sentence below a heading, without the line in italics. */
function description(line: RootContent | undefined, next: RootContent | undefined): PhrasingContent[] {
  if (line?.type !== 'paragraph') return [];
  const [first, ...rest] = line.children;
  if (first?.type !== 'emphasis') return firstSentence(line.children);
  if (textOf(rest).trim()) return firstSentence(rest);
  return next?.type === 'paragraph' ? firstSentence((next as Paragraph).children) : [];
}

/** Returns the version in a heading's `<AvailableFrom>`. */
function statedVersion({ children }: Heading): string | undefined {
  const found = children.find((each) => each.type === 'mdxJsxTextElement' && each.name === 'AvailableFrom');
  return found?.type === 'mdxJsxTextElement' ? textAttribute(found, 'v') : undefined;
}

function textOf(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) =>
      'value' in node ? node.value : 'children' in node ? textOf(node.children as PhrasingContent[]) : '',
    )
    .join('');
}
