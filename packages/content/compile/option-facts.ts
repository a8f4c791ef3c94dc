import type { PhrasingContent } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { text, textAttribute } from './nodes';

/** Maximum lengths in a table, in characters. */
const longestDefault = 40;
const longestType = 72;

/** What may follow the type in the line below a heading. */
const afterType = /[,.]?\s+(?:optional|default|defaults|deprecated|short form|instead of|for example)\b.*$/s;

/** What may precede the default in the line below a heading. */
const beforeDefault = /^.*\bdefault:?\s+/s;

/** What separates two facts in the line below a heading. */
const beforeFact = /[,.]\s+(?=(?:optional|default|deprecated|short form)\b)/gi;

/** A type that is not code, as in "React component", or something else than a type. */
const inWords = /[a-z] [a-z]|^(?:deprecated|optional|removed)\b/i;

/** A number or a boolean, which the table shows as code. */
const literal = /^(-?\d+(\.\d+)?|true|false)$/;

/** The end of a sentence: `e.g.` and `4.0.1` do not end one. */
const sentenceEnd = /^.*?[.!?](?=\s+[\p{Lu}"`<(]|\s+$)/su;

/**
 * Returns the type in the line in italics below a heading, as in "_number, optional, default `1`_". A long union
 * ends after its first types.
 */
export function statedType(facts: readonly PhrasingContent[]): PhrasingContent[] {
  const type: PhrasingContent[] = [];
  let length = 0;
  for (const node of plain(facts)) {
    const value = 'value' in node ? node.value : '';
    const start = node.type === 'text' ? value.search(afterType) : -1;
    const own = node.type === 'text' ? (start < 0 ? value : value.slice(0, start)) : value;
    if (length + own.length > longestType && type.length > 0) return [...type, text('…')];
    if (own) type.push({ ...node, value: own } as PhrasingContent);
    length += own.length;
    if (start >= 0) break;
  }
  const last = type.at(-1);
  if (last?.type === 'text') last.value = last.value.replace(/[.,]?\s*$/, '');
  const [only] = type;
  return type.length === 1 && only?.type === 'text' && /^\S+$/.test(only.value)
    ? [{ type: 'inlineCode', value: only.value }]
    : type;
}

/**
 * Returns such a line as readers see it: the type as code, unless it is in words, then what else it states, with dots
 * between.
 */
export function shownFacts(facts: readonly PhrasingContent[], isRequired: boolean): PhrasingContent[] {
  const nodes = facts.map((node, index) =>
    node.type === 'text' && index === facts.length - 1 ? text(node.value.replace(/\.\s*$/, '')) : node,
  );
  const end = nodes.findIndex((node) => node.type === 'text' && afterType.test(node.value));
  const type = end < 0 ? nodes : nodes.slice(0, end);
  const rest = nodes.slice(type.length);
  const [first] = rest;
  if (first?.type === 'text') {
    const start = first.value.search(afterType);
    type.push(text(first.value.slice(0, start)));
    rest.splice(0, 1, text(first.value.slice(start)));
  }
  const required: PhrasingContent[] = isRequired
    ? [text(' · '), { type: 'strong', children: [text('required')] }]
    : [];
  return [
    ...typeAsCode(type.filter((node) => !('value' in node) || node.value)),
    ...required,
    ...rest.map((node) => (node.type === 'text' ? text(node.value.replace(beforeFact, ' · ')) : node)),
  ];
}

function typeAsCode(type: PhrasingContent[]): PhrasingContent[] {
  const words = type.map((node) => (node.type === 'text' ? node.value : '``')).join('');
  if (inWords.test(words.replaceAll(' or ', '|')) || type.some((node) => node.type.startsWith('mdx')))
    return type;
  return [{ type: 'emphasis', data: { hName: 'code' }, children: type.map(withoutCode) }];
}

/** Returns a node whose code is text, because it is part of other code. */
function withoutCode(node: PhrasingContent): PhrasingContent {
  if (node.type === 'inlineCode') return text(node.value);
  return node.type === 'link' ? { ...node, children: node.children.map(withoutCode) } : node;
}

/** Returns the default in such a line, or undefined. A long one ends at its first comma. */
export function statedDefault(facts: readonly PhrasingContent[]): PhrasingContent[] | undefined {
  const nodes = plain(facts);
  const start = nodes.findIndex((each) => each.type === 'text' && beforeDefault.test(each.value));
  const [first, ...others] = start < 0 ? [] : nodes.slice(start);
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
  return isLiteral ? [{ type: 'inlineCode', value: only.value }] : [only, ...more];
}

/** Returns the first sentence of a paragraph, without its links and its emphasis. */
export function firstSentence(paragraph: readonly PhrasingContent[]): PhrasingContent[] {
  const sentence: PhrasingContent[] = [];
  for (const node of plain(paragraph)) {
    const end = node.type === 'text' ? sentenceEnd.exec(node.value)?.[0] : undefined;
    sentence.push(end === undefined ? node : text(end));
    if (end !== undefined) break;
  }
  const [first] = sentence;
  if (first?.type === 'text') first.value = first.value.trimStart();
  const last = sentence.at(-1);
  if (last?.type === 'text') last.value = last.value.trimEnd().replace(/:$/, '.');
  return sentence;
}

/** Returns copies of the text and the code in nodes, because plugins that run later change the page's own nodes. */
function plain(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    if (node.type === 'text') return [text(node.value.replace(/\s+/g, ' '))];
    if (node.type === 'inlineCode') return [{ type: 'inlineCode', value: node.value }];
    if (node.type === 'mdxJsxTextElement') return typeIn(node);
    if (!('children' in node)) return [];
    return plain(node.children as PhrasingContent[]);
  });
}

/** Returns the name in a `<TsType>`. */
function typeIn(node: MdxJsxTextElement): PhrasingContent[] {
  const type = node.name === 'TsType' ? textAttribute(node, 'type') : undefined;
  return type === undefined ? [] : [{ type: 'inlineCode', value: type }];
}
