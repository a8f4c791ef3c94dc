import {
  findMarks,
  type HighlightResult,
  levelOf,
  type Mark,
  type MarkStyle,
  type MatchedTerms,
  wordsOfMarks,
  writeMarks,
} from './highlight';

/** What the hosted service says of an attribute in `_snippetResult`. */
export type SnippetResult = Pick<HighlightResult, 'value' | 'matchLevel'>;

/** How a snippet is cut: how many words, and what stands where something was left out. */
export interface SnippetStyle extends MarkStyle {
  size: number;
  ellipsis: string;
}

/** Words shown before the first one that was found, where there are any. */
const lead = 2;

/** The stretch of so many words in which most of what was asked is found; the earliest of several. */
export function snippet(text: string, matched: MatchedTerms, style: SnippetStyle): SnippetResult {
  const marks = findMarks(text, matched);
  const words = [...text.matchAll(/\S+/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const first = words.length > style.size ? bestStart(words, marks, style.size) : 0;
  const shown = words.slice(first, first + style.size);
  const start = shown[0]?.start ?? 0;
  const end = shown[shown.length - 1]?.end ?? text.length;
  const own = marks
    .filter((mark) => mark.start >= start && mark.start < end)
    .map((mark) => ({ ...mark, start: mark.start - start, end: Math.min(mark.end, end) - start }));
  const value =
    (first > 0 ? style.ellipsis : '') +
    writeMarks(text.slice(start, end), own, style) +
    (first + style.size < words.length ? style.ellipsis : '');
  return { value, matchLevel: levelOf(wordsOfMarks(marks, style.words), style.words) };
}

function bestStart(
  words: readonly { start: number; end: number }[],
  marks: readonly Mark[],
  size: number,
): number {
  const bits = words.map(({ start, end }) =>
    marks.reduce((sum, mark) => (mark.start < end && mark.end > start ? sum | mark.words : sum), 0),
  );
  let best = 0;
  let most = 0;
  for (let first = 0; first < words.length; first++) {
    if (bits[first] === 0) continue;
    const window = bits.slice(first, first + size - lead);
    const distinct = countOnes(window.reduce((sum, own) => sum | own, 0));
    // Different words count, and only then how often they stand there.
    const value = distinct * size + window.filter((own) => own !== 0).length;
    if (value > most) {
      most = value;
      best = first;
    }
  }
  return Math.max(0, Math.min(best - lead, words.length - size));
}

function countOnes(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
