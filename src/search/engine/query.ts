import { isErrorText, messageOf, variableRanges } from './error-text';
import { isStopWord, wordWeight } from './stop-words';
import { camelParts, fold, isFlagMark, isJoined, type Word, wordsOf } from './words';

/** A query taken apart. */
export interface Query {
  /** The smallest words of it, folded: `useCurrentFrame()` has three. */
  atoms: readonly string[];
  /** How much each atom counts: little for words that say nothing and for the variable parts of a message. */
  weights: readonly number[];
  /** Runs of atoms that may be one word: names as they were typed, and neighbors in joined form. */
  joins: readonly QueryJoin[];
  /** The whole query as one word. */
  squashed: string;
  /** Whether it reads like a sentence, and not like an error message. */
  isQuestion: boolean;
}

/** Atoms `from` to `to` (not included) as one word. */
export interface QueryJoin {
  text: string;
  from: number;
  to: number;
  /** Whether it was typed as one name; else it is two or three words that stand beside each other. */
  typed: boolean;
}

/** The places of a query are the bits of a number. */
const mostAtoms = 30;
/** How much a word in a quoted value, a path or an address of a message counts. */
export const variableWeight = 0.2;

/**
 * Takes a query apart, whatever it holds; everything except letters and digits only separates. Of a pasted
 * error the message counts.
 */
export function parseQuery(input: string): Query {
  const text = messageOf(input);
  const isError = isErrorText(text);
  const ranges = isError ? variableRanges(text) : [];
  const weightOf = (word: Word) =>
    ranges.some(({ start, end }) => word.start >= start && word.end <= end) ? variableWeight : 1;
  const words = wordsOf(text);
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
    // A part of a name is meant: `use` says something in `useCurrentFrame`.
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
  return {
    atoms: cut,
    weights: meaningful(weights.slice(0, mostAtoms)),
    joins: joins.filter((join) => join.to <= cut.length),
    squashed: cut.join(''),
    isQuestion: !isError && words.some(({ text: word }) => isStopWord(fold(word))),
  };
}

/** Weights of the atoms; where all of them say little, they say it all. */
function meaningful(weights: number[]): number[] {
  const most = Math.max(...weights, 0);
  return most > 0 && most < 1 ? weights.map((weight) => weight / most) : weights;
}
