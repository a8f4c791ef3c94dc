/** A run of letters and digits in a text, with where it stands. */
export interface Word {
  text: string;
  start: number;
  end: number;
  /** What stands between the word before (or the beginning) and this one. */
  before: string;
}

/** The words of a text: runs of letters and digits, marks included. */
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

/** A word as it is compared: without case and without accents. */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  // Most words are plain: spare them the slow way.
  return /^[\da-z]*$/.test(lower)
    ? lower
    : lower
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase();
}

/** A text as one comparable word: `<OffthreadVideo>` and `offthread video` are the same. */
export function squash(text: string): string {
  return wordsOf(text)
    .map((word) => fold(word.text))
    .join('');
}

/** Where the parts of a camel-case word begin: 0 first. `useCurrentFrame` is `use`, `Current`, `Frame`. */
export function camelParts(word: string): { text: string; start: number }[] {
  const parts = word.matchAll(/\p{Lu}+(?!\p{Ll})\d*|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+\d*|[\p{N}]+|./gu);
  return [...parts].map((match) => ({ text: match[0], start: match.index }));
}

/** Whether two neighbouring words are one name: `media-parser`, `4.0`, `webpack_config`. */
export function isJoined(between: string): boolean {
  return between === '-' || between === '.' || between === '_';
}

/** Whether the words that follow are a flag: `--log-level`. */
export function isFlagMark(before: string): boolean {
  return before.endsWith('--') && !before.endsWith('---');
}
