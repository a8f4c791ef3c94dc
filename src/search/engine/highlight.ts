import { type Phrases, visitTerms } from './terms';

/** What a query was found by. */
export interface MatchedTerms {
  /**
   * Terms of the index with the words of the query that each stands for, as bits, and how many of its letters
   * were typed.
   */
  terms: ReadonlyMap<string, { word: number; typed: number }>;
  /** Phrases that are terms in joined form. */
  phrases: Phrases;
}

/** What the hosted service says of an attribute in `_highlightResult`. */
export interface HighlightResult {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
  fullyHighlighted?: boolean;
}

/** A stretch of a text that was found. */
export interface Mark {
  start: number;
  end: number;
  /** Words of the query, as bits. */
  words: number;
}

/** What a text is marked with, and the words that were asked for. */
export interface MarkStyle {
  pre: string;
  post: string;
  words: readonly string[];
}

/** The stretches of a text that were found, in order and without overlaps. */
export function findMarks(text: string, { terms, phrases }: MatchedTerms): Mark[] {
  const marks: Mark[] = [];
  const visit = (term: string, start: number, end: number) => {
    const found = terms.get(term);
    if (!found) return;
    // Letters can only be counted where folding left their number alone, and a name's joined form has other
    // letters.
    const isBeginning = found.typed < term.length && end - start === term.length;
    marks.push({ start, end: isBeginning ? start + found.typed : end, words: found.word });
  };
  visitTerms(text, visit, phrases);
  marks.sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: Mark[] = [];
  for (const mark of marks) {
    const last = merged[merged.length - 1];
    if (last && mark.start <= last.end) {
      last.end = Math.max(last.end, mark.end);
      last.words |= mark.words;
    } else merged.push({ ...mark });
  }
  return merged;
}

/** A text with its marks. */
export function writeMarks(text: string, marks: readonly Mark[], { pre, post }: MarkStyle): string {
  let out = '';
  let last = 0;
  for (const { start, end } of marks) {
    out += text.slice(last, start) + pre + text.slice(start, end) + post;
    last = end;
  }
  return out + text.slice(last);
}

/** A text as `_highlightResult` has it. */
export function highlight(text: string, matched: MatchedTerms, style: MarkStyle): HighlightResult {
  const marks = findMarks(text, matched);
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

/** Words of the query that marks stand for. */
export function wordsOfMarks(marks: readonly Mark[], words: readonly string[]): string[] {
  const bits = marks.reduce((sum, mark) => sum | mark.words, 0);
  return words.filter((_, place) => bits & (1 << place));
}

/** Whether all words were found, some, or none. */
export function levelOf(found: readonly string[], words: readonly string[]): HighlightResult['matchLevel'] {
  if (found.length === 0) return 'none';
  return found.length === words.length ? 'full' : 'partial';
}
