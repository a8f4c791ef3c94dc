import { isErrorText, messageOf, variableRanges } from './error-text';
import { tellsProblem } from './problem';
import { isStopWord, wordWeight } from './stop-words';
import { camelParts, fold, isFlagMark, isJoined, squash, type Word, wordsOf } from './words';

/** A parsed query. */
export interface Query {
  /** What was typed, or the message of a pasted error. */
  text: string;
  /** The smallest words of the query, folded: `useCurrentFrame()` has three. */
  atoms: readonly string[];
  /** The weight of each atom. Stop words and the variable parts of an error message have a low weight. */
  weights: readonly number[];
  /** Runs of atoms that may be one word: names as typed, and adjacent atoms joined. */
  joins: readonly QueryJoin[];
  /** The whole query, joined to one word. */
  squashed: string;
  /** Whether the query says that something does not work. */
  isProblem: boolean;
  /** Whether the query is a sentence or describes a problem. Otherwise, it consists of keywords or names. */
  isStory: boolean;
}

/** Atoms `from` to `to` (exclusive), joined to one word. */
export interface QueryJoin {
  text: string;
  from: number;
  to: number;
  /** Whether it was typed as one name. If not, it is a run of two to four adjacent atoms. */
  typed: boolean;
}

/** Maximum number of atoms, because the positions of a query are stored as the bits of a 32-bit number. */
const mostAtoms = 30;
/** Weight of a word in a part of an error message that varies: a quoted value, a path or a URL. */
export const variableWeight = 0.2;

/**
 * Parses any text as a query. Characters other than letters and digits only separate words. A pasted error is
 * reduced to its message.
 * @param isName Returns whether a quoted text, joined to one word, is a name. Other quoted texts are values in a
 * message, which vary.
 */
export function parseQuery(input: string, isName: (squashed: string) => boolean = () => false): Query {
  const text = messageOf(input);
  const isError = isErrorText(text);
  const ranges = isError
    ? variableRanges(text).filter(({ start, end }) => !isName(squash(text.slice(start, end))))
    : [];
  const words = wordsOf(text);
  const weightOf = (word: Word) =>
    ranges.some(({ start, end }) => word.start >= start && word.end <= end) ? variableWeight : 1;
  const atoms: string[] = [];
  const weights: number[] = [];
  const joins: QueryJoin[] = [];
  let nameStart = 0;
  let isFlag = false;
  words.forEach((word, index) => {
    if (atoms.length >= mostAtoms) return;
    const joined = index > 0 && isJoined(word.before);
    if (!joined) {
      nameStart = atoms.length;
      isFlag = isFlagMark(word.before);
    }
    const parts = camelParts(word.text)
      .map((part) => fold(part.text))
      .filter(Boolean);
    const from = atoms.length;
    const weight = weightOf(word);
    atoms.push(...parts);
    // Parts of a name have full weight: `use` matters in `useCurrentFrame`.
    weights.push(...parts.map((part) => weight * (parts.length > 1 ? 1 : wordWeight(part))));
    if (parts.length > 1) joins.push({ text: fold(word.text), from, to: atoms.length, typed: true });
    const next = words[index + 1];
    const ends = !next || !isJoined(next.before);
    if (!ends) return;
    const name = atoms.slice(nameStart).join('');
    if (nameStart < from) joins.push({ text: name, from: nameStart, to: atoms.length, typed: true });
    if (isFlag) joins.push({ text: `--${name}`, from: nameStart, to: atoms.length, typed: true });
  });
  const cut = atoms.slice(0, mostAtoms);
  for (const size of [2, 3, 4]) {
    for (let from = 0; from + size <= cut.length; from++) {
      const joined = cut.slice(from, from + size).join('');
      if (!joins.some((join) => join.text === joined))
        joins.push({ text: joined, from, to: from + size, typed: false });
    }
  }
  const isProblem = isError || tellsProblem(text);
  return {
    text,
    atoms: cut,
    weights: meaningful(weights.slice(0, mostAtoms)),
    joins: joins.filter((join) => join.to <= cut.length),
    squashed: cut.join(''),
    isProblem,
    isStory: isProblem || words.some(({ text: word }) => isStopWord(fold(word))),
  };
}

/** If all weights are below 1, scales them so that the largest is 1. */
function meaningful(weights: number[]): number[] {
  const most = Math.max(...weights, 0);
  return most > 0 && most < 1 ? weights.map((weight) => weight / most) : weights;
}
