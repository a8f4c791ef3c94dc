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

/** Returns whether two texts have the same words. Stops at the first word that differs. */
export function hasSameWords(before: string, after: string): boolean {
  const [a, b] = [rewriteLines(before), rewriteLines(after)];
  const isSame = (x: Line | undefined, y: Line | undefined) =>
    x !== undefined && x.text === y?.text && x.isCode === y.isCode;
  let start = 0;
  while (isSame(a[start], b[start])) start++;
  const [left, right] = [wordsFrom(a, start), wordsFrom(b, start)];
  for (;;) {
    const [word, other] = [left.next().value, right.next().value];
    if (word !== other) return false;
    if (word === undefined) return true;
  }
}

function* wordsFrom(lines: readonly Line[], start: number): Generator<string, undefined> {
  for (let at = start; at < lines.length; at++) yield* wordsOfLine(lines[at] as Line);
  return undefined;
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
