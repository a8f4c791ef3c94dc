/** A random number generator that depends only on its seed, so that a drawing is the same in every build. */
export interface Random {
  /** Returns a number from `from` to `to`. */
  between: (from: number, to: number) => number;
  /** Returns one item of a list. */
  pick: <Item>(list: readonly Item[]) => Item;
}

/** Creates a random number generator from a text: FNV-1a for the seed, then mulberry32. */
export function randomOf(seed: string): Random {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (from, to) => from + next() * (to - from),
    pick: (list) => list[Math.floor(next() * list.length)] as never,
  };
}
