import type { Node } from 'unist';
import { type CheckedPage, placeOf } from './page';

/** A run of prose: a paragraph, a heading, a cell of a table, or a text of the frontmatter. */
export interface ProseBlock {
  kind: 'paragraph' | 'heading' | 'cell' | 'frontmatter';
  /** The words, without emphasis or links; inline code is in backquotes, line breaks are kept. */
  text: string;
  /** Line of the file in which the text begins. */
  line: number;
}

/** Nodes that hold one run of prose each. */
const kindOf: Record<string, ProseBlock['kind']> = {
  paragraph: 'paragraph',
  heading: 'heading',
  tableCell: 'cell',
};

type Parent = Node & { children?: Node[]; value?: string; attributes?: unknown };

/** All prose of a page, in its order: title and description first, then the body. Code blocks are left out, and JSX but for captions. */
export function proseOf(page: CheckedPage): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  for (const key of ['title', 'description']) {
    const text = page.fields[key];
    if (typeof text === 'string') blocks.push({ kind: 'frontmatter', text, line: page.lineOfKey(key) });
  }
  collectBlocks(page.tree as Parent, (node, kind) =>
    blocks.push({ kind, text: textOf(node), line: placeOf(node, page).line ?? 1 }),
  );
  return blocks;
}

function collectBlocks(node: Parent, add: (node: Parent, kind: ProseBlock['kind']) => void): void {
  const kind = kindOf[node.type];
  if (kind) add(node, kind);
  else for (const child of [...captionsOf(node), ...(node.children ?? [])]) collectBlocks(child, add);
}

/** The `caption` of a component, as a paragraph in its place. A directive has an object in place of the list. */
function captionsOf({ attributes, position }: Parent): Parent[] {
  const list: { name?: string; value?: unknown }[] = Array.isArray(attributes) ? attributes : [];
  return list.flatMap(({ name, value }) => {
    if (name !== 'caption' || typeof value !== 'string') return [];
    return [
      { type: 'paragraph', ...(position && { position }), children: [{ type: 'text', value } as Node] },
    ];
  });
}

/** The words below a node, inline code in backquotes. */
export function textOf(node: Node): string {
  const { type, value, children } = node as Parent;
  if (type === 'text') return value ?? '';
  if (type === 'inlineCode') return `\`${value}\``;
  if (type === 'break') return '\n';
  return (children ?? []).map(textOf).join('');
}

/** A prose text whose inline code is replaced with as many `x`, so that offsets stay and no rule reads code as words. */
export function withoutCode(text: string): string {
  return text.replace(/`[^`]*`/g, (code) => 'x'.repeat(code.length));
}

/** Line of the file that holds a character of a block. */
export function lineAt({ text, line }: ProseBlock, offset: number): number {
  return line + text.slice(0, offset).split('\n').length - 1;
}

/** A sentence of a block, and where it begins in the block's text. */
export interface Sentence {
  text: string;
  offset: number;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a block. A period inside of inline code ends none. */
export function sentencesOf({ text }: Pick<ProseBlock, 'text'>): Sentence[] {
  return [...segmenter.segment(withoutCode(text))].map(({ segment, index }) => ({
    text: text.slice(index, index + segment.length).trim(),
    offset: index,
  }));
}
