import { RangeDecoder, RangeEncoder } from './range-coder';
import { WordModel } from './word-model';

/**
 * Texts as a compressed sequence of words: the better the two preceding words predict a word, the fewer bits
 * it takes. A space between two words and a capital at the beginning of a sentence are implied. The result is
 * a quarter smaller than the gzipped texts.
 */
export interface CodedTexts {
  /** The words, and separators other than a single space, in order of first appearance, one per line. */
  words: string;
  /** Base64, because JSON cannot contain binary data. */
  code: string;
  /** Number of symbols in `code`. */
  length: number;
}

/** Marks the end of a text. */
const end = 0;
/** The next word is written verbatim, although a capital would be expected. */
const asWritten = 1;
const reserved = 2;

/**
 * Encodes lists of texts (without line breaks). Each list is decoded after the lists before it, and does not
 * repeat their words.
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

/** Number of symbols decoded per step, which takes a few milliseconds. */
const symbolsPerStep = 5000;

/** Decodes lists of texts. */
export function decodeTexts(...lists: readonly CodedTexts[]): string[][] {
  const steps = decodeSteps(...lists);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Decodes lists of texts in steps, for callers that share their thread. */
export function* decodeSteps(...lists: readonly CodedTexts[]): Generator<void, string[][]> {
  const model = new WordModel();
  const tokens: Token[] = [];
  const read: string[][] = [];
  for (const { words, code, length } of lists) {
    for (const word of words.split('\n')) if (word) tokens.push(readToken(word));
    const coder = new RangeDecoder(Uint8Array.from(atob(code), (byte) => byte.charCodeAt(0)));
    const writer = new TextWriter();
    for (let count = 0; count < length; count++) {
      if (count % symbolsPerStep === 0) yield;
      const number = model.code(coder);
      // The first two symbols only register the reserved numbers.
      if (read.length === 0 && count < reserved) continue;
      writer.write(number, tokens[number - reserved]);
    }
    read.push(writer.texts);
  }
  return read;
}

/** Assembles texts from symbols. */
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
