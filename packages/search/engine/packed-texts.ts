/** Separators of the texts of a list, and of lists. Within a text, they are only white space. */
const textEnd = '\n';
const listEnd = '\f';
const separators = /[\n\f]/g;

/** The characters that stand for words: two bytes each. */
const firstCode = 0x100;
const lastCode = 0x7ff;
const codes = /[\u0100-\u07ff]/g;
const runs = /[\u0100-\u07ff]+/g;
const tokens = /[A-Za-z]+/g;
const phrases = /[A-Za-z]+(?: [A-Za-z]+)*/g;
/** A word of fewer letters, or one that occurs less often, is not worth a place in the list of words. */
const shortestWord = 3;
const fewestUses = 4;

/** Lists of texts, by name. */
export type TextLists<Name extends string> = Record<Name, readonly (readonly string[])[]>;

/**
 * Lists of texts as one string each, with single characters for the most frequent words, which makes the compressed file
 * a tenth smaller, and the raw one half as large.
 */
export interface PackedTexts<Name extends string> {
  /** The words, in the order of the characters that stand for them. A character that the texts contain stands for itself. */
  words: string;
  lists: Record<Name, string>;
}

/** Packs lists of texts. None of the texts is empty. */
export function packTexts<Name extends string>(lists: TextLists<Name>): PackedTexts<Name> {
  const plain = Object.entries<TextLists<Name>[Name]>(lists).map(([name, entries]) => [
    name,
    entries.map((texts) => texts.map((text) => text.replace(separators, ' ')).join(textEnd)).join(listEnd),
  ]) as [Name, string][];
  const words = frequentWords(plain.map(([, text]) => text));
  const codeOf = new Map(words.map((word, place) => [word, String.fromCharCode(firstCode + place)]));
  // A space between two words that are replaced is left out.
  const pack = (text: string) =>
    text.replace(phrases, (phrase) => {
      let packed = '';
      let isCode = false;
      for (const word of phrase.split(' ')) {
        const code = codeOf.get(word);
        packed += (packed && !(isCode && code) ? ' ' : '') + (code ?? word);
        isCode = code !== undefined;
      }
      return packed;
    });
  return {
    words: words.join(' '),
    lists: Object.fromEntries(plain.map(([name, text]) => [name, pack(text)])) as Record<Name, string>,
  };
}

/**
 * Returns the words to replace: those that save most, by frequency, so that frequent characters are similar. An empty word
 * is in the place of each character that occurs in the texts.
 */
function frequentWords(texts: readonly string[]): string[] {
  const uses = new Map<string, number>();
  const taken = new Set<number>();
  for (const text of texts) {
    for (const [word] of text.matchAll(tokens)) uses.set(word, (uses.get(word) ?? 0) + 1);
    for (const [code] of text.matchAll(codes)) taken.add(code.charCodeAt(0));
  }
  const inOrder =
    (value: (word: string, count: number) => number) => (a: [string, number], b: [string, number]) =>
      value(...b) - value(...a) || (a[0] < b[0] ? -1 : 1);
  const best = [...uses]
    .filter(([word, count]) => word.length >= shortestWord && count >= fewestUses)
    .sort(inOrder((word, count) => (word.length - 1) * count))
    .slice(0, lastCode - firstCode + 1 - taken.size)
    .sort(inOrder((_, count) => count));
  const words: string[] = [];
  for (const [word] of best) {
    while (taken.has(firstCode + words.length)) words.push('');
    words.push(word);
  }
  return words;
}

/** Returns the lists that were packed. */
export function unpackTexts<Name extends string>({ words, lists }: PackedTexts<Name>): TextLists<Name> {
  const known = words.split(' ');
  const unpack = (text: string) =>
    text.replace(runs, (run) => {
      let words = '';
      let isWord = false;
      for (const code of run) {
        const word = known[code.charCodeAt(0) - firstCode];
        words += (isWord && word ? ' ' : '') + (word || code);
        isWord = Boolean(word);
      }
      return words;
    });
  const entries = Object.entries<string>(lists).map(([name, text]) => [
    name,
    unpack(text)
      .split(listEnd)
      .map((list) => (list ? list.split(textEnd) : [])),
  ]);
  return Object.fromEntries(entries) as TextLists<Name>;
}
