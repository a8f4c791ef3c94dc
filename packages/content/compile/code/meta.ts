/** The parsed info string of a code fence. Line numbers count from 1. */
export interface FenceMeta {
  title?: string;
  highlighted: Set<number>;
  /** First line number to show, if line numbers are on. */
  lineNumbers?: number;
}

/** Parses `title="x" {1,3-5} showLineNumbers`. Ignores unknown parts (`twoslash`, `no-check="…"`). */
export function parseFenceMeta(meta: string): FenceMeta {
  const title = /\btitle=(?:"([^"]*)"|'([^']*)'|\{?`([^`]*)`\}?)/.exec(meta);
  const quoted = /(?:"[^"]*"|'[^']*')/g;
  const ranges = /\{([\d,\s-]+)\}/.exec(meta.replace(quoted, ''))?.[1] ?? '';
  const numbers = /\b(?:showLineNumbers|line-numbers)(?:=\{?(\d+)\}?)?/.exec(meta.replace(quoted, ''));
  const out: FenceMeta = { highlighted: parseRanges(ranges) };
  const text = title?.[1] ?? title?.[2] ?? title?.[3];
  if (text) out.title = text;
  if (numbers) out.lineNumbers = Number(numbers[1] ?? 1);
  return out;
}

/** Parses `1,3-5` to the set 1, 3, 4, 5. */
function parseRanges(ranges: string): Set<number> {
  const lines = new Set<number>();
  for (const part of ranges.split(',')) {
    const [from, to] = part.split('-').map((number) => Number.parseInt(number, 10));
    if (!from) continue;
    for (let line = from; line <= Math.min(to || from, from + 10_000); line++) lines.add(line);
  }
  return lines;
}

/** Returns whether the info string of a fence has a word, outside of quotes. */
export function hasWord(meta: string | null | undefined, word: string): boolean {
  return (meta ?? '')
    .replace(/"[^"]*"|'[^']*'/g, '')
    .split(/\s+/)
    .includes(word);
}
