import { countedLines } from '@docs/content';

/** Maximum length of a line in a sample: the number of columns that fit beside the table of contents. */
export const columns = 76;

/** What a formatter may add or remove: spaces, commas, parentheses, semicolons and the kind of quotes. */
const punctuation = /[\s,();'"`]/;

/** Highlighted lines on a fence's first line: `{1,3-5}`. */
const highlighted = /\{([\d,\s-]+)\}/;

/** Returns whether a sample has a line that does not fit. */
export function isWide(code: readonly string[]): boolean {
  return code.some((line) => line.length > columns);
}

/** What reflowing changes: the lines of a sample, and the highlights on its first line. */
export interface Layout {
  code: readonly string[];
  meta: string;
}

/**
 * Returns a sample as the formatter wrote it, with highlights on the lines that they were on. Undefined if the
 * formatter changed more than the layout, or if a highlighted line has no counterpart.
 */
export function reflow({ code, meta }: Layout, formatted: string): Layout | undefined {
  const after = formatted.replace(/\n$/, '').split('\n');
  const last = after.length - 1;
  // A sample may be an expression, which is no statement for its reader.
  if (!code.at(-1)?.trimEnd().endsWith(';')) after[last] = (after[last] ?? '').replace(/;$/, '');
  const [from, to] = [marks(code), marks(after)];
  if (from.length !== to.length || from.some(({ mark }, index) => mark !== to[index]?.mark)) return undefined;
  const ranges = highlighted.exec(meta)?.[1];
  if (ranges === undefined) return { code: after, meta };
  const [shown, shownAfter] = [countedLines(code.join('\n')), countedLines(after.join('\n'))];
  const lines = new Set<number>();
  for (const line of numbersIn(ranges)) {
    const targets = from.flatMap((each, index) =>
      each.line === shown[line - 1] ? (to[index]?.line ?? []) : [],
    );
    if (targets.length === 0) return undefined;
    for (let at = Math.min(...targets); at <= Math.max(...targets); at++)
      lines.add(shownAfter.indexOf(at) + 1);
  }
  return { code: after, meta: meta.replace(highlighted, `{${rangesOf([...lines].sort((a, b) => a - b))}}`) };
}

/** Returns what a formatter keeps of a sample, character by character, with the lines. */
function marks(code: readonly string[]): { mark: string; line: number }[] {
  return code.flatMap((text, line) =>
    [...text].filter((mark) => !punctuation.test(mark)).map((mark) => ({ mark, line })),
  );
}

function numbersIn(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

function rangesOf(lines: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const line of lines) {
    const last = ranges.at(-1);
    if (last && line === last[1] + 1) last[1] = line;
    else ranges.push([line, line]);
  }
  return ranges.map(([from, to]) => (from === to ? from : `${from}-${to}`)).join(',');
}
