import { SKIP, visit } from '@docs/content';
import type { Code, Root } from 'mdast';
import type { SitePage } from '../content/page';

/** The text of a page, split into parts. */
export interface PageText {
  title: string;
  /** Headings without components: their text and their inline code. */
  headings: { text: string; code: string[] }[];
  /** Inline code in the body text. */
  inlineCode: string[];
  fences: Code[];
  /** Number of words in its prose and code. */
  words: number;
  /** Number of live demos. */
  demos: number;
}

const word = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;

/** Splits the text of a page into parts. */
export function readPageText({ tree, fields }: Pick<SitePage, 'tree' | 'fields'>): PageText {
  const page: PageText = {
    title: String(fields.title),
    headings: [],
    inlineCode: [],
    fences: [],
    words: 0,
    demos: 0,
  };
  visit(tree, (node) => {
    if ('value' in node && (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code'))
      page.words += node.value.match(word)?.length ?? 0;
    if (node.type === 'inlineCode') page.inlineCode.push(node.value);
    if (node.type === 'code') page.fences.push(node);
    if (node.type === 'heading') page.headings.push(headingOf(node));
    if ('name' in node && node.name === 'Demo') page.demos++;
  });
  return page;
}

function headingOf(heading: Root['children'][number]): PageText['headings'][number] {
  const code: string[] = [];
  let text = '';
  visit(heading, (node) => {
    if (node.type === 'mdxJsxTextElement') return SKIP;
    if (node.type === 'inlineCode') code.push(node.value);
    if (node.type === 'text' || node.type === 'inlineCode') text += node.value;
  });
  return { text: text.trim(), code };
}
