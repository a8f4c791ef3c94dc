import { camelParts, fold, isFlagMark, isJoined } from './words';

/** An indexed term, and the range of the text that it stands for. */
export interface TermPlace {
  term: string;
  start: number;
  end: number;
}

type Visitor = (term: string, start: number, end: number) => void;

/** Phrases that are indexed as one joined term, by their last word. */
export type Phrases = ReadonlyMap<string, readonly string[]>;

const noPhrases: Phrases = new Map();
const noTexts: readonly string[] = [];

/** Size of the cache: most texts use the same few thousand words. */
const mostKnown = 50_000;
const known = new Map<string, readonly TermPlace[]>();

/**
 * Returns the terms of one word: the word itself and, if it is in camel case, its parts. Offsets are relative
 * to the beginning of the word.
 */
function wordTerms(word: string): readonly TermPlace[] {
  const found = known.get(word);
  if (found) return found;
  const parts = camelParts(word);
  const terms = [{ term: fold(word), start: 0, end: word.length }];
  if (parts.length > 1) {
    for (const { text, start } of parts)
      if (text.length > 1) terms.push({ term: fold(text), start, end: start + text.length });
  }
  if (known.size >= mostKnown) known.clear();
  known.set(word, terms);
  return terms;
}

/** For each ASCII character, whether it is a letter or digit. A table is much faster than a regular expression. */
const isAsciiWord = Uint8Array.from({ length: 128 }, (_, code) =>
  /[\dA-Za-z]/.test(String.fromCharCode(code)) ? 1 : 0,
);

/** Returns the end of the word that begins at a position, or that position if no word begins there. */
function endOfWord(text: string, start: number): number {
  let end = start;
  while (end < text.length) {
    const code = text.charCodeAt(end);
    const size = code < 128 ? (isAsciiWord[code] as number) : sizeOfLetter(text, end);
    if (size === 0) break;
    end += size;
  }
  return end;
}

/** Returns the number of code units of the letter, digit or combining mark at a position; 0 if there is none. */
function sizeOfLetter(text: string, at: number): number {
  const letter = String.fromCodePoint(text.codePointAt(at) as number);
  return /[\p{L}\p{N}\p{M}]/u.test(letter) ? letter.length : 0;
}

/**
 * Visits all terms of a text: words, parts of camel-case words, and names of several words also in joined
 * form (`media-parser` is `media`, `parser` and `mediaparser`; `--log-level` is also `--loglevel`). Also
 * visits the given phrases in joined form.
 */
export function visitTerms(text: string, visit: Visitor, phrases: Phrases = noPhrases): void {
  let last = 0;
  /** The words since `nameStart`, joined: a candidate for a name. */
  let name = '';
  let nameStart = 0;
  let size = 0;
  let isFlag = false;
  let previous = '';
  const endName = () => {
    if (size > 1) visit(name, nameStart, last);
    if (isFlag) visit(`--${name}`, nameStart - 2, last);
  };
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = endOfWord(text, start);
    if (end === start) {
      end++;
      continue;
    }
    const word = text.slice(start, end);
    const terms = wordTerms(word);
    const { term: folded } = terms[0] as TermPlace;
    if (size > 0 && start - last === 1 && isJoined(text.charAt(last))) {
      name += folded;
      size++;
    } else {
      endName();
      name = folded;
      nameStart = start;
      size = 1;
      isFlag = isFlagMark(text.slice(Math.max(last, start - 3), start));
    }
    for (const term of terms) visit(term.term, start + term.start, start + term.end);
    last = end;
    for (const phrase of phrases.get(folded) ?? noTexts) {
      // Nearly always, the word before is not the one in the phrase.
      const from = phrase.endsWith(previous + folded) ? startOfPhrase(text, last, phrase) : undefined;
      if (from !== undefined) visit(phrase, from, last);
    }
    previous = folded;
  }
  endName();
}

/**
 * Returns where a phrase that ends at `end` begins, or undefined if the preceding words are not the phrase.
 */
function startOfPhrase(text: string, end: number, phrase: string): number | undefined {
  const before = text.slice(Math.max(0, end - 2 * phrase.length), end);
  const words = [...before.matchAll(/[\p{L}\p{N}]+/gu)];
  let joined = '';
  for (let place = words.length - 1; place >= 0 && joined.length < phrase.length; place--) {
    const word = words[place] as RegExpExecArray;
    joined = fold(word[0]) + joined;
    if (joined === phrase && place < words.length - 1) return end - before.length + word.index;
  }
  return undefined;
}
