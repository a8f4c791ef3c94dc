/** A run of text that both versions have, or one of them. */
export interface TextPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Beyond this many comparisons, the whole text counts as changed. */
const mostComparisons = 1.6e7;

/** Fewer words than this between two changes belong to both: single words that happen to be the same only confuse. */
const fewestWords = 3;

/** Returns how a text became another one, in words. White space makes no difference. */
export function wordDifference(before: string, after: string): TextPart[] {
  const parts = exactDifference(before, after);
  const merged: TextPart[] = [];
  // What the changes since the last words that both texts have remove and add.
  let [removed, added] = ['', ''];
  const flush = () => {
    if (removed) merged.push({ kind: 'removed', text: removed });
    if (added) merged.push({ kind: 'added', text: added });
    [removed, added] = ['', ''];
  };
  for (const [index, { kind, text }] of parts.entries()) {
    const isBetween = index > 0 && index < parts.length - 1;
    if (kind === 'same' && !(isBetween && wordCount(text) < fewestWords)) {
      flush();
      merged.push({ kind, text });
      continue;
    }
    if (kind !== 'added') removed += text;
    if (kind !== 'removed') added += text;
  }
  flush();
  return merged;
}

function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

function exactDifference(before: string, after: string): TextPart[] {
  const [a, b] = [tokens(before), tokens(after)];
  const parts: TextPart[] = [];
  const add = (kind: TextPart['kind'], text = '') => {
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text) parts.push({ kind, text });
  };
  const longest = commonLengths(a, b);
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && isSame(a[i], b[j])) {
      add('same', b[j]);
      i++;
      j++;
    } else if (i < a.length && (j === b.length || longest(i + 1, j) >= longest(i, j + 1)))
      add('removed', a[i++]);
    else add('added', b[j++]);
  }
  return parts;
}

function tokens(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}_$]+|[^\s\p{L}\p{N}_$]/gu) ?? [];
}

function isSame(a: string | undefined, b: string | undefined): boolean {
  return a === b || (a?.trim() === '' && b?.trim() === '');
}

/** Returns the number of tokens that the ends of two texts have in common, by where they begin. */
function commonLengths(a: readonly string[], b: readonly string[]): (i: number, j: number) => number {
  if (a.length * b.length > mostComparisons) return () => 0;
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      lengths[i * width + j] = isSame(a[i], b[j])
        ? (lengths[(i + 1) * width + j + 1] as number) + 1
        : Math.max(lengths[(i + 1) * width + j] as number, lengths[i * width + j + 1] as number);
    }
  }
  return (i, j) => lengths[i * width + j] as number;
}
