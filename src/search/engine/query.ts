import { camelParts, fold, isFlagMark, isJoined, wordsOf } from './words';

/** A query taken apart. */
export interface Query {
  /** The smallest words of it, folded: `useCurrentFrame()` has three. */
  atoms: readonly string[];
  /** Runs of atoms that may be one word: names as they were typed, and neighbours in joined form. */
  joins: readonly QueryJoin[];
  /** The whole query as one word. */
  squashed: string;
}

/** Atoms `from` to `to` (not included) as one word. */
export interface QueryJoin {
  text: string;
  from: number;
  to: number;
  /** Whether it was typed as one name; else it is two or three words that stand beside each other. */
  typed: boolean;
}

/** Longer queries are cut: nobody types them, and everything after this many words is noise. */
const mostCharacters = 256;
const mostAtoms = 16;

/** Takes a query apart, whatever it holds; what is neither letter nor digit only separates. */
export function parseQuery(input: string): Query {
  const words = wordsOf(input.slice(0, mostCharacters));
  const atoms: string[] = [];
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
    const parts = camelParts(word.text).map((part) => fold(part.text));
    const from = atoms.length;
    atoms.push(...parts.filter(Boolean));
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
      const text = cut.slice(from, from + size).join('');
      if (!joins.some((join) => join.text === text))
        joins.push({ text, from, to: from + size, typed: false });
    }
  }
  return { atoms: cut, joins: joins.filter((join) => join.to <= cut.length), squashed: cut.join('') };
}
