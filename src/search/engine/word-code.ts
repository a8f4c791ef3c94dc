/**
 * Texts with their words replaced by a character each: frequent words by characters that UTF-8 writes in one byte, the others in
 * two or three. A space between two words goes without saying, and so does a capital where a sentence begins. Compressed, that is a
 * sixth smaller than the text itself, and it stays a plain JSON string, which every host compresses.
 */
export interface CodedTexts {
  /** The words, and what stands between them where it is more than a space; by their number, one a line. */
  words: string;
  code: string;
}

/** Ends a text. */
const end = 0;
/** The next word is written as it is where a capital would be expected. */
const asWritten = 1;
const reserved = 2;

/** Characters of one byte that JSON writes as they are: from space to tilde without the quote and the backslash. */
const plain = Array.from({ length: 95 }, (_, index) => 0x20 + index).filter(
  (code) => code !== 0x22 && code !== 0x5c,
);

function toCharacter(number: number): string {
  if (number < plain.length) return String.fromCharCode(plain[number] as number);
  const code = number - plain.length + 0x80;
  // Surrogates stand for no character of their own.
  return String.fromCodePoint(code < 0xd800 ? code : code + 0x800);
}

function toNumber(code: number): number {
  if (code < 0x80) return code - 0x20 - (code > 0x22 ? 1 : 0) - (code > 0x5c ? 1 : 0);
  return (code < 0xe000 ? code : code - 0x800) - 0x80 + plain.length;
}

/** Writes texts (without line breaks) as code. */
export function encodeTexts(texts: readonly string[]): CodedTexts {
  const tokens: (string | number)[] = [];
  for (const text of texts) {
    writeTokens(text, tokens);
    tokens.push(end);
  }
  const counts = new Map<string, number>();
  for (const token of tokens) if (typeof token === 'string') counts.set(token, (counts.get(token) ?? 0) + 1);
  const words = [...counts].sort(([a, usesOfA], [b, usesOfB]) => usesOfB - usesOfA || (a < b ? -1 : 1));
  const characters = new Map(words.map(([word], index) => [word, toCharacter(index + reserved)]));
  const code = tokens.map((token) =>
    typeof token === 'number' ? toCharacter(token) : (characters.get(token) as string),
  );
  return { words: words.map(([word]) => word).join('\n'), code: code.join('') };
}

/** Reads texts from code. */
export function decodeTexts({ words, code }: CodedTexts): string[] {
  const tokens = words.split('\n').map(readToken);
  const texts: string[] = [];
  let text = '';
  let afterWord = false;
  let wantsCapital = true;
  for (const character of code) {
    const number = toNumber(character.codePointAt(0) as number);
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
