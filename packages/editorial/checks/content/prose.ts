import type { Node } from 'unist';
import { type CheckedPage, placeOf } from './page';

/** A block of prose: a paragraph, a heading, a table cell, or a text in the frontmatter. */
export interface ProseBlock {
  kind: 'paragraph' | 'heading' | 'cell' | 'frontmatter';
  /** The text without emphasis or links; inline code is in backticks, line breaks are kept. */
  text: string;
  /** Line of the file where the text starts. */
  line: number;
}

/** Nodes that contain one block of prose each. */
const kindOf: Record<string, ProseBlock['kind']> = {
  paragraph: 'paragraph',
  heading: 'heading',
  tableCell: 'cell',
};

type Parent = Node & { children?: Node[]; value?: string; attributes?: unknown };

/**
 * Returns all prose of a page in order: title and description first, then the body. Excludes code blocks, and
 * JSX except for captions.
 */
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

/**
 * Returns the `caption` of a component, as a paragraph in its place. A directive has an object instead of the
 * list.
 */
function captionsOf({ attributes, position }: Parent): Parent[] {
  const list: { name?: string; value?: unknown }[] = Array.isArray(attributes) ? attributes : [];
  return list.flatMap(({ name, value }) => {
    if (name !== 'caption' || typeof value !== 'string') return [];
    return [
      { type: 'paragraph', ...(position && { position }), children: [{ type: 'text', value } as Node] },
    ];
  });
}

/** Returns the text of a node, with inline code in backticks. */
export function textOf(node: Node): string {
  const { type, value, children } = node as Parent;
  if (type === 'text') return value ?? '';
  if (type === 'inlineCode') return `\`${value}\``;
  if (type === 'break') return '\n';
  return (children ?? []).map(textOf).join('');
}

/**
 * Replaces inline code in prose with the same number of `x`, so that offsets stay valid and no rule reads
 * code as words.
 */
export function withoutCode(text: string): string {
  return text.replace(/`[^`]*`/g, (code) => 'x'.repeat(code.length));
}

/** Returns the line of the file that contains a character of a block. */
export function lineAt({ text, line }: ProseBlock, offset: number): number {
  return line + text.slice(0, offset).split('\n').length - 1;
}

/** A sentence of a block, and its offset in the block's text. */
export interface Sentence {
  text: string;
  offset: number;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Returns the sentences of a block. A period inside inline code does not end a sentence. */
export function sentencesOf({ text }: Pick<ProseBlock, 'text'>): Sentence[] {
  return [...segmenter.segment(withoutCode(text))].map(({ segment, index }) => ({
    text: text.slice(index, index + segment.length).trim(),
    offset: index,
  }));
}
