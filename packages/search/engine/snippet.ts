import { countBits } from './edit-distance';
import {
  type HighlightResult,
  levelOf,
  type Mark,
  type MarkStyle,
  wordsOfMarks,
  writeMarks,
} from './highlight';

/** The value of an attribute in `_snippetResult`, in the format of the hosted service. */
export type SnippetResult = Pick<HighlightResult, 'value' | 'matchLevel'>;

/** Format of a snippet: its length in words, and the text that replaces omitted words. */
export interface SnippetStyle extends MarkStyle {
  size: number;
  ellipsis: string;
}

/** Number of words shown before the first match, if available. */
const lead = 2;

/**
 * Returns the range of `style.size` words that contains most words of the query; the earliest one in case of
 * a tie.
 */
export function snippet(text: string, marks: readonly Mark[], style: SnippetStyle): SnippetResult {
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
    const distinct = countBits(window.reduce((sum, own) => sum | own, 0));
    // The number of distinct words comes first, then the number of matches.
    const value = distinct * size + window.filter((own) => own !== 0).length;
    if (value > most) {
      most = value;
      best = first;
    }
  }
  return Math.max(0, Math.min(best - lead, words.length - size));
}
