import { type Phrases, visitTerms } from './terms';

/**
 * A term of the index: a bit mask of the query words that it matches, the number of its letters that were typed, and
 * whether it is only a synonym.
 */
export interface MatchedTerm {
  word: number;
  typed: number;
  isSynonym?: boolean;
}

/** The terms and phrases that a query matched. */
export interface MatchedTerms {
  terms: ReadonlyMap<string, MatchedTerm>;
  /** Phrases that are indexed as one joined term. */
  phrases: Phrases;
}

/** The value of an attribute in `_highlightResult`, in the format of the hosted service. */
export interface HighlightResult {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
  fullyHighlighted?: boolean;
}

/** A matching range of a text. */
export interface Mark {
  start: number;
  end: number;
  /** Bit mask of the query words. */
  words: number;
  /** Whether nobody typed this text: it counts as a match, but gets no tags. */
  isSynonym?: boolean;
}

/** The tags around a match, and the words of the query. */
export interface MarkStyle {
  pre: string;
  post: string;
  words: readonly string[];
}

/** Returns the matching ranges of a text, in order, with overlapping ranges merged. */
export function findMarks(text: string, { terms, phrases }: MatchedTerms): Mark[] {
  const marks: Mark[] = [];
  const visit = (term: string, start: number, end: number) => {
    const found = terms.get(term);
    if (!found) return;
    // The number of typed letters applies only if folding kept the word's length, and the joined form of a
    // name has different letters.
    const isBeginning = found.typed < term.length && end - start === term.length;
    marks.push({
      start,
      end: isBeginning ? start + found.typed : end,
      words: found.word,
      isSynonym: found.isSynonym ?? false,
    });
  };
  visitTerms(text, visit, phrases);
  marks.sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: Mark[] = [];
  for (const mark of marks) {
    const last = merged[merged.length - 1];
    if (last && mark.start <= last.end) {
      last.end = Math.max(last.end, mark.end);
      last.words |= mark.words;
      last.isSynonym &&= mark.isSynonym ?? false;
    } else merged.push({ ...mark });
  }
  return merged;
}

/** Returns a text with tags around what was typed of its marks. */
export function writeMarks(text: string, marks: readonly Mark[], { pre, post }: MarkStyle): string {
  let out = '';
  let last = 0;
  for (const { start, end, isSynonym } of marks) {
    if (isSynonym) continue;
    out += text.slice(last, start) + pre + text.slice(start, end) + post;
    last = end;
  }
  return out + text.slice(last);
}

/** Returns the `_highlightResult` value of a text with these marks. */
export function highlight(text: string, marks: readonly Mark[], style: MarkStyle): HighlightResult {
  const matchedWords = wordsOfMarks(marks, style.words);
  const result: HighlightResult = {
    value: writeMarks(text, marks, style),
    matchLevel: levelOf(matchedWords, style.words),
    matchedWords,
  };
  return marks.length > 0
    ? { ...result, fullyHighlighted: !/[\p{L}\p{N}]/u.test(withoutMarked(text, marks)) }
    : result;
}

function withoutMarked(text: string, marks: readonly Mark[]): string {
  let out = '';
  let last = 0;
  for (const { start, end } of marks) {
    out += text.slice(last, start);
    last = end;
  }
  return out + text.slice(last);
}

/** Returns the query words that the marks match. */
export function wordsOfMarks(marks: readonly Mark[], words: readonly string[]): string[] {
  const bits = marks.reduce((sum, mark) => sum | mark.words, 0);
  return words.filter((_, place) => bits & (1 << place));
}

/** Returns whether all, some or none of the words were found. */
export function levelOf(found: readonly string[], words: readonly string[]): HighlightResult['matchLevel'] {
  if (found.length === 0) return 'none';
  return found.length === words.length ? 'full' : 'partial';
}
