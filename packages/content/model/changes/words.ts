import { isDeepStrictEqual } from 'node:util';
import { type Line, rewriteLines } from '../../compile/docusaurus/syntax';

const proseWord = /-?\d[\d.,]*\d|[\p{L}\p{N}$@]+(?:[_'’-]+[\p{L}\p{N}$]+)*/gu;
/**
 * Words and operators in code. Characters that reflowing a sample may add or remove are left out: brackets, quotes,
 * commas and single bars.
 */
const codeWord = /[\p{L}\p{N}$@_]+|\|\||&&|[+\-/*%<>=!?:.]/gu;

/**
 * Returns the words of an MDX text as a reader sees them. Markup, line breaks, link targets and the line breaks in
 * samples make no difference.
 */
export function wordsOf(source: string): string[] {
  return rewriteLines(source).flatMap(wordsOfLine);
}

/** Returns whether two texts have the same words. */
export function hasSameWords(before: string, after: string): boolean {
  return isDeepStrictEqual(wordsOf(before), wordsOf(after));
}

function wordsOfLine({ text, isCode }: Line): string[] {
  if (!isCode) return proseOf(text).match(proseWord) ?? [];
  if (/^\s*(?:>\s*)*(?:[-*+]\s+|\d+[.)]\s+)?(?:`{3,}|~{3,})/.test(text))
    return /title="([^"]*)"/.exec(text)?.[1]?.match(proseWord) ?? [];
  return text.replace(/^\s*(?:\/\/|\/?\*+\/?|#)|\*\/\s*$/g, '').match(codeWord) ?? [];
}

/** Returns a line of prose without the parts that readers do not see. */
function proseOf(line: string): string {
  return line
    .replace(/\{\/\*.*?\*\/\}/g, '')
    .replace(/\\?\{#[\w.:-]+\\?\}/g, '')
    .replace(/^\s*(?:>\s*)*(?:[-*+]|\d+[.)])\s/, '')
    .replace(/\]\([^()\s]*(?:\s+"[^"]*")?\)/g, ']')
    .replace(/\s(?:href|src|id|className|groupId|to)="[^"]*"/g, '')
    .replace(/<\/?[A-Za-z][\w.]*|\s[\w-]+=(?=["{])/g, ' ');
}
