import { type Choice, mostShares, type RangeCoder } from './range-coder';

/** Exceeds the number of distinct symbols: of all words, including numbers, of tens of thousands of pages. */
const mostSymbols = 2 ** 24;

/**
 * Maximum number of symbols in one choice, a power of two. Each has a share, and so has the possibility of another
 * symbol, so twice this number has to be below `mostShares`.
 */
const mostInChoice = 2 ** 14;

/**
 * The symbols that followed in one context, with counts. More frequent ones come first. A full context gets no
 * more symbols.
 */
class Context implements Choice {
  readonly symbols: number[] = [];
  private readonly counts: number[] = [];
  private sum = 0;

  get total(): number {
    return this.sum + this.symbols.length;
  }

  /** The last slot is the escape: none of the symbols follows. Its share is the number of symbols. */
  share(slot: number): number {
    return this.counts[slot] ?? this.symbols.length;
  }

  start(slot: number): number {
    if (slot === this.symbols.length) return this.sum;
    let sum = 0;
    for (let before = 0; before < slot; before++) sum += this.counts[before] as number;
    return sum;
  }

  slotAt(wanted: number): number {
    if (wanted >= this.sum) return this.symbols.length;
    let slot = 0;
    for (let sum = this.counts[0] as number; sum <= wanted; sum += this.counts[slot] as number) slot++;
    return slot;
  }

  /** Increments the count of a slot's symbol, or adds a symbol in the last slot. */
  add(slot: number, symbol: number): void {
    if (slot === mostInChoice) return;
    const count = (this.counts[slot] ?? 0) + 1;
    let front = slot;
    while (front > 0 && (this.counts[front - 1] as number) < count) front--;
    // Swaps places with the first symbol that is now less frequent.
    this.symbols[slot] = this.symbols[front] ?? symbol;
    this.counts[slot] = this.counts[front] ?? count;
    this.symbols[front] = symbol;
    this.counts[front] = count;
    if (++this.sum + this.symbols.length >= mostShares) this.halve();
  }

  private halve(): void {
    this.sum = 0;
    for (const [slot, count] of this.counts.entries()) {
      this.counts[slot] = (count + 1) >> 1;
      this.sum += this.counts[slot] as number;
    }
  }
}

/**
 * Symbols with counts, in a Fenwick tree, because there are too many for a linear search. The slot of a symbol is
 * its number.
 */
class Alphabet implements Choice {
  private readonly tree = new Uint32Array(mostInChoice + 1);
  private readonly counts = new Uint32Array(mostInChoice);
  private sum = 0;
  /**
   * Number of known symbols. The slot after them means a new symbol, unless the alphabet is full; its share is
   * the number of known symbols plus 1.
   */
  known = 0;

  get isFull(): boolean {
    return this.known === mostInChoice;
  }

  get total(): number {
    return this.sum + (this.isFull ? 0 : this.known + 1);
  }

  share(slot: number): number {
    return slot === this.known ? this.known + 1 : (this.counts[slot] as number);
  }

  start(slot: number): number {
    let sum = 0;
    for (let node = slot; node > 0; node -= node & -node) sum += this.tree[node] as number;
    return sum;
  }

  slotAt(wanted: number): number {
    if (wanted >= this.sum) return this.known;
    let slot = 0;
    let rest = wanted;
    for (let step = mostInChoice; step > 0; step >>= 1) {
      const sum = slot + step <= mostInChoice ? (this.tree[slot + step] as number) : Number.POSITIVE_INFINITY;
      if (sum > rest) continue;
      slot += step;
      rest -= sum;
    }
    return slot;
  }

  add(slot: number): void {
    if (slot === this.known) this.known++;
    this.change(slot, 1);
    if (this.total < mostShares - 2) return;
    for (let symbol = 0; symbol < this.known; symbol++)
      this.change(symbol, -((this.counts[symbol] as number) >> 1));
  }

  private change(slot: number, by: number): void {
    this.counts[slot] = (this.counts[slot] as number) + by;
    this.sum += by;
    for (let node = slot + 1; node <= mostInChoice; node += node & -node)
      this.tree[node] = (this.tree[node] as number) + by;
  }
}

/**
 * All symbols, in alphabets of `mostInChoice`: the shares of a choice are limited, and with them its symbols. A
 * symbol is coded as its alphabet, if there are several, and its place in it.
 */
class Alphabets {
  private readonly alphabets: Alphabet[] = [];
  private readonly numbers = new Context();

  /** Encodes a symbol, or decodes one if `symbol` is absent. The number after those of all known symbols is new. */
  code(coder: RangeCoder, symbol?: number): number {
    if (this.alphabets.at(-1)?.isFull ?? true) {
      this.numbers.add(this.alphabets.length, this.alphabets.length);
      this.alphabets.push(new Alphabet());
    }
    const number = this.codeNumber(coder, symbol);
    const alphabet = this.alphabets[number] as Alphabet;
    const first = number * mostInChoice;
    const slot = coder.choose(alphabet, symbol === undefined ? undefined : symbol - first);
    alphabet.add(slot);
    return first + slot;
  }

  private codeNumber(coder: RangeCoder, symbol?: number): number {
    if (this.alphabets.length === 1) return 0;
    const slot = choose(
      coder,
      this.numbers,
      symbol === undefined ? undefined : Math.floor(symbol / mostInChoice),
    );
    const number = this.numbers.symbols[slot] as number;
    this.numbers.add(slot, number);
    return number;
  }
}

/**
 * Predicts each symbol of a sequence from the two before it, else from the one before it, else from all
 * (prediction by partial matching). Symbols are numbered in order of first appearance, so a new symbol needs
 * no number.
 */
export class WordModel {
  private readonly all = new Alphabets();
  private readonly afterOne = new Map<number, Context>();
  private readonly afterTwo = new Map<number, Context>();
  private before = 0;
  private last = 0;

  /** Encodes a symbol, or decodes one if `symbol` is absent. */
  code(coder: RangeCoder, symbol?: number): number {
    const afterTwo = this.context(this.afterTwo, this.before * mostSymbols + this.last);
    const afterOne = this.context(this.afterOne, this.last);
    const slotAfterTwo = choose(coder, afterTwo, symbol);
    let found = afterTwo.symbols[slotAfterTwo];
    if (found === undefined) {
      const slotAfterOne = choose(coder, afterOne, symbol);
      found = afterOne.symbols[slotAfterOne];
      found ??= this.all.code(coder, symbol);
      afterOne.add(slotAfterOne, found);
    }
    afterTwo.add(slotAfterTwo, found);
    this.before = this.last;
    this.last = found;
    return found;
  }

  private context(contexts: Map<number, Context>, key: number): Context {
    const known = contexts.get(key);
    if (known) return known;
    const context = new Context();
    contexts.set(key, context);
    return context;
  }
}

function choose(coder: RangeCoder, context: Context, symbol: number | undefined): number {
  const { length } = context.symbols;
  if (length === 0) return 0;
  if (symbol === undefined) return coder.choose(context);
  const slot = context.symbols.indexOf(symbol);
  return coder.choose(context, slot < 0 ? length : slot);
}
