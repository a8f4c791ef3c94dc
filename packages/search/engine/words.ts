/** A run of letters and digits in a text, with its position. */
export interface Word {
  text: string;
  start: number;
  end: number;
  /** The characters between the previous word (or the beginning of the text) and this one. */
  before: string;
}

/** Returns the words of a text: runs of letters, digits and combining marks. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let last = 0;
  for (const match of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const start = match.index;
    const end = start + match[0].length;
    words.push({ text: match[0], start, end, before: text.slice(last, start) });
    last = end;
  }
  return words;
}

/** Normalizes a word for comparison: removes case and accents. */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  // Most words are ASCII and do not need Unicode normalization.
  return /^[\da-z]*$/.test(lower)
    ? lower
    : lower
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase();
}

/** Returns the words of a text, folded: `<Sequence> name` is `sequence`, `name`. */
export function foldedWords(text: string): string[] {
  return wordsOf(text).map((word) => fold(word.text));
}

/** Joins a text to one comparable word: `<OffthreadVideo>` and `offthread video` are equal. */
export function squash(text: string): string {
  return foldedWords(text).join('');
}

/**
 * Splits a camel-case word into its parts, with their offsets. `useCurrentFrame` is `use`, `Current`,
 * `Frame`.
 */
export function camelParts(word: string): { text: string; start: number }[] {
  const parts = word.matchAll(/\p{Lu}+(?!\p{Ll})\d*|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+\d*|[\p{N}]+|./gu);
  return [...parts].map((match) => ({ text: match[0], start: match.index }));
}

/**
 * Returns whether the characters between two adjacent words join them to one name: `media-parser`, `4.0`,
 * `webpack_config`.
 */
export function isJoined(between: string): boolean {
  return between === '-' || between === '.' || between === '_';
}

/** Returns whether the words that follow are a flag: `--log-level`. */
export function isFlagMark(before: string): boolean {
  return before.endsWith('--') && !before.endsWith('---');
}
