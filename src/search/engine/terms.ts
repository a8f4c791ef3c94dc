import { camelParts, fold, isFlagMark, isJoined } from './words';

/** A term that a text is found by, and the place in the text that it stands for. */
export interface TermPlace {
  term: string;
  start: number;
  end: number;
}

type Visitor = (term: string, start: number, end: number) => void;

/** Phrases that are terms of their own in joined form, by their last word. */
export type Phrases = ReadonlyMap<string, readonly string[]>;

const noPhrases: Phrases = new Map();

/** Most texts use the same few thousand words over and over. */
const mostKnown = 50_000;
const known = new Map<string, readonly TermPlace[]>();

/**
 * Terms of one word: itself and, where it is in camel case, its parts. Offsets are from the word's beginning.
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

/**
 * Visits all terms of a text: words, the parts of camel-case words, and names of several words in their
 * joined form too (`media-parser` is `media`, `parser` and `mediaparser`; `--log-level` is `--loglevel`
 * besides). So are the phrases given.
 */
export function visitTerms(text: string, visit: Visitor, phrases: Phrases = noPhrases): void {
  const words = /[\p{L}\p{N}\p{M}]+/gu;
  let last = 0;
  /** The name that the words since `nameStart` may make. */
  let name = '';
  let nameStart = 0;
  let size = 0;
  let isFlag = false;
  const endName = () => {
    if (size > 1) visit(name, nameStart, last);
    if (isFlag) visit(`--${name}`, nameStart - 2, last);
  };
  for (let match = words.exec(text); match; match = words.exec(text)) {
    const word = match[0];
    const start = match.index;
    const before = text.slice(last, start);
    if (size > 0 && isJoined(before)) {
      name += fold(word);
      size++;
    } else {
      endName();
      name = fold(word);
      nameStart = start;
      size = 1;
      isFlag = isFlagMark(before);
    }
    const terms = wordTerms(word);
    for (const term of terms) visit(term.term, start + term.start, start + term.end);
    last = start + word.length;
    for (const phrase of phrases.get((terms[0] as TermPlace).term) ?? []) {
      const from = startOfPhrase(text, last, phrase);
      if (from !== undefined) visit(phrase, from, last);
    }
  }
  endName();
}

/** Where the words that end at a place begin, if they make up a phrase. */
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
