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

/**
 * Visits all terms of a text: words, parts of camel-case words, and names of several words also in joined
 * form (`media-parser` is `media`, `parser` and `mediaparser`; `--log-level` is also `--loglevel`). Also
 * visits the given phrases in joined form.
 */
export function visitTerms(text: string, visit: Visitor, phrases: Phrases = noPhrases): void {
  const words = /[\p{L}\p{N}\p{M}]+/gu;
  let last = 0;
  /** The words since `nameStart`, joined: a candidate for a name. */
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
