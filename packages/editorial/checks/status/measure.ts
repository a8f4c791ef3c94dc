import { SKIP, visit } from '@docs/content';
import { escapeRegExp } from '@docs/content/shared';
import type { Root } from 'mdast';
import { isSample, noCheckReason } from '../../samples/sample-fence';
import type { SitePage } from '../content/page';

/** The measured content of a page. */
export interface PageMeasure {
  /** Number of words in its prose and code. */
  words: number;
  /** Number of type-checked code fences. */
  samples: number;
  /** Number of live demos. */
  demos: number;
  /** The required names that it documents. */
  documented: string[];
}

/** A heading without components: its text and its inline code. */
interface HeadingText {
  text: string;
  code: string[];
}

const word = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;

/**
 * Measures a page. It documents a name in a heading or in its title. If `mentionIsEnough` (guides, migrations), inline
 * code in the text of a section counts too.
 */
export function measurePage(
  { tree, fields }: Pick<SitePage, 'tree' | 'fields'>,
  { names, mentionIsEnough }: { names: readonly string[]; mentionIsEnough: boolean },
): PageMeasure {
  const counts = { words: 0, samples: 0, demos: 0 };
  const headings: HeadingText[] = [];
  const inlineCode: string[] = [];
  visit(tree, (node) => {
    if ('value' in node && (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code'))
      counts.words += node.value.match(word)?.length ?? 0;
    if (node.type === 'inlineCode') inlineCode.push(node.value);
    if (node.type === 'code' && isSample(node.lang ?? '') && noCheckReason(node.meta ?? '') === undefined)
      counts.samples++;
    if (node.type === 'heading') headings.push(headingOf(node));
    if ('name' in node && node.name === 'Demo') counts.demos++;
  });
  const own = new Set([String(fields.title), ...headings.flatMap(namesOf)].map(bareName));
  const said = mentionIsEnough ? [...headings.map(({ text }) => text), ...inlineCode] : [];
  const documented = names.filter(
    (name) => own.has(bareName(name)) || said.some((text) => mentions(text, bareName(name))),
  );
  return { ...counts, documented };
}

function headingOf(heading: Root['children'][number]): HeadingText {
  const code: string[] = [];
  let text = '';
  visit(heading, (node) => {
    if (node.type === 'mdxJsxTextElement') return SKIP;
    if (node.type === 'inlineCode') code.push(node.value);
    if (node.type === 'text' || node.type === 'inlineCode') text += node.value;
  });
  return { text: text.trim(), code };
}

/**
 * Returns the parts of a heading: its whole text, each name in code font, and the text between commas,
 * slashes, "and" and "or".
 */
function namesOf({ text, code }: HeadingText): string[] {
  return [text, ...code, ...text.split(/\s*[,/]\s+|\s+(?:and|or)\s+/)];
}

/** Strips a name of its syntax: `<Img />`, `spring()`, `crf?`, `--crf <number>`. */
function bareName(name: string): string {
  const bare = name
    .trim()
    .replace(/^<([\w.]+)[^>]*>$/, '$1')
    .replace(/\(.*\)$/s, '')
    .replace(/^(--[\w-]+)[ =].*$/s, '$1')
    .replace(/\?$/, '');
  return bare || name.trim();
}

/** Returns whether a text contains a name as a separate word. */
function mentions(text: string, name: string): boolean {
  const before = /^\w/.test(name) ? '(?<![\\w-])' : '';
  const after = /\w$/.test(name) ? '(?![\\w-])' : '';
  return new RegExp(before + escapeRegExp(name) + after).test(text);
}
