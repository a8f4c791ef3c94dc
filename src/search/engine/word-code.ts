import { RangeDecoder, RangeEncoder } from './range-coder';
import { WordModel } from './word-model';

/**
 * Texts as a sequence of words, each written in as many bits as it surprises after the two before it. A space
 * between two words is not written, and neither is a capital at the beginning of a sentence. That is a
 * quarter smaller than what gzip makes of the texts.
 */
export interface CodedTexts {
  /**
   * The words, and what is between them if it is more than a space, in the order in which they first appear;
   * one a line.
   */
  words: string;
  /** Base64: JSON holds no bytes. */
  code: string;
  /** Symbols of the code. */
  length: number;
}

/** Ends a text. */
const end = 0;
/** The next word is written as it is although a capital would be expected. */
const asWritten = 1;
const reserved = 2;

/**
 * Writes lists of texts (without line breaks) as code. Each list is read with those before it, whose words it
 * does not repeat.
 */
export function encodeTexts(...lists: (readonly string[])[]): CodedTexts[] {
  const numbers = new Map<string, number>();
  const model = new WordModel();
  return lists.map((texts, place) => {
    const tokens: (string | number)[] = place === 0 ? [end, asWritten] : [];
    for (const text of texts) {
      writeTokens(text, tokens);
      tokens.push(end);
    }
    const known = numbers.size;
    const coder = new RangeEncoder();
    for (const token of tokens) {
      if (typeof token === 'string' && !numbers.has(token)) numbers.set(token, numbers.size + reserved);
      model.code(coder, typeof token === 'number' ? token : numbers.get(token));
    }
    const bytes = Array.from(coder.finish(), (byte) => String.fromCharCode(byte)).join('');
    const words = [...numbers.keys()].slice(known).join('\n');
    return { words, code: btoa(bytes), length: tokens.length };
  });
}

/** Symbols that are read before others may have a turn: a few milliseconds. */
const symbolsPerStep = 5000;

/** Reads lists of texts from code. */
export function decodeTexts(...lists: readonly CodedTexts[]): string[][] {
  const steps = decodeSteps(...lists);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Reads lists of texts from code, in steps for callers that share their thread. */
export function* decodeSteps(...lists: readonly CodedTexts[]): Generator<void, string[][]> {
  const model = new WordModel();
  const tokens: Token[] = [];
  const read: string[][] = [];
  for (const { words, code, length } of lists) {
    tokens.push(...words.split('\n').filter(Boolean).map(readToken));
    const coder = new RangeDecoder(Uint8Array.from(atob(code), (byte) => byte.charCodeAt(0)));
    const writer = new TextWriter();
    for (let count = 0; count < length; count++) {
      if (count % symbolsPerStep === 0) yield;
      const number = model.code(coder);
      // The first two symbols of all only give the reserved ones their numbers.
      if (read.length === 0 && count < reserved) continue;
      writer.write(number, tokens[number - reserved]);
    }
    read.push(writer.texts);
  }
  return read;
}

/** Puts texts together from symbols. */
class TextWriter {
  readonly texts: string[] = [];
  private text = '';
  private afterWord = false;
  private wantsCapital = true;

  write(number: number, token: Token | undefined): void {
    if (number === end) {
      this.texts.push(this.text);
      this.text = '';
      this.afterWord = false;
      this.wantsCapital = true;
    } else if (number === asWritten) this.wantsCapital = false;
    else if (token?.isWord) {
      this.text += (this.afterWord ? ' ' : '') + (this.wantsCapital ? token.capital : token.text);
      this.afterWord = true;
      this.wantsCapital = false;
    } else if (token) {
      this.text += token.text;
      this.afterWord = false;
      this.wantsCapital = token.endsSentence;
    }
  }
}

type Token = ReturnType<typeof readToken>;

function readToken(text: string) {
  return { text, capital: capitalize(text), isWord: isWord(text), endsSentence: endsSentence(text) };
}

function writeTokens(text: string, tokens: (string | number)[]): void {
  let wantsCapital = true;
  const pieces = text.match(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu) ?? [];
  pieces.forEach((piece, index) => {
    if (!isWord(piece)) {
      const goesWithoutSaying = piece === ' ' && index > 0 && index < pieces.length - 1;
      if (!goesWithoutSaying) tokens.push(piece);
      wantsCapital = endsSentence(piece);
      return;
    }
    const small = piece.charAt(0).toLowerCase() + piece.slice(1);
    if (wantsCapital && small !== piece && capitalize(small) === piece) tokens.push(small);
    else if (wantsCapital && capitalize(piece) !== piece) tokens.push(asWritten, piece);
    else tokens.push(piece);
    wantsCapital = false;
  });
}

const isWord = (token: string) => /[\p{L}\p{N}\p{M}]/u.test(token);
const endsSentence = (between: string) => between.length === 2 && /[.?!:] /.test(between);
const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
