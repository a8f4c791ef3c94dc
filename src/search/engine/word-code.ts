import { RangeDecoder, RangeEncoder } from './range-coder';
import { WordModel } from './word-model';

/**
 * Texts as a sequence of words, each written in as many bits as it surprises after the two before it. A space between two words is not
 * written, and neither is a capital at the beginning of a sentence. That is a quarter smaller than what gzip makes of the texts.
 */
export interface CodedTexts {
  /** The words, and what is between them if it is more than a space, in the order in which they first appear; one a line. */
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

/** Writes texts (without line breaks) as code. */
export function encodeTexts(texts: readonly string[]): CodedTexts {
  const tokens: (string | number)[] = [end, asWritten];
  for (const text of texts) {
    writeTokens(text, tokens);
    tokens.push(end);
  }
  const numbers = new Map<string, number>();
  const coder = new RangeEncoder();
  const model = new WordModel(coder);
  for (const token of tokens) {
    if (typeof token === 'string' && !numbers.has(token)) numbers.set(token, numbers.size + reserved);
    model.code(typeof token === 'number' ? token : numbers.get(token));
  }
  const bytes = Array.from(coder.finish(), (byte) => String.fromCharCode(byte)).join('');
  return { words: [...numbers.keys()].join('\n'), code: btoa(bytes), length: tokens.length };
}

/** Symbols that are read before others may have a turn: a few milliseconds. */
const symbolsPerStep = 5000;

/** Reads texts from code. */
export function decodeTexts(coded: CodedTexts): string[] {
  const steps = decodeSteps(coded);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same in steps, for callers that share their thread. */
export function* decodeSteps({ words, code, length }: CodedTexts): Generator<void, string[]> {
  const tokens = words.split('\n').map(readToken);
  const model = new WordModel(new RangeDecoder(Uint8Array.from(atob(code), (byte) => byte.charCodeAt(0))));
  const texts: string[] = [];
  let text = '';
  let afterWord = false;
  let wantsCapital = true;
  for (let count = 0; count < length; count++) {
    const number = model.code();
    // The first two symbols only give the reserved ones their numbers.
    if (count < reserved) continue;
    if (count % symbolsPerStep === 0) yield;
    const token = tokens[number - reserved];
    if (number === end) {
      texts.push(text);
      text = '';
      afterWord = false;
      wantsCapital = true;
    } else if (number === asWritten) wantsCapital = false;
    else if (token?.isWord) {
      text += (afterWord ? ' ' : '') + (wantsCapital ? token.capital : token.text);
      afterWord = true;
      wantsCapital = false;
    } else if (token) {
      text += token.text;
      afterWord = false;
      wantsCapital = token.endsSentence;
    }
  }
  return texts;
}

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
