/** A token in a line of code, with the highlighter's name for its kind; undefined for plain text. */
export interface SampleToken {
  text: string;
  kind?: string | undefined;
}

/** The colored kinds. Where the patterns of several match, the first wins; none has a group of its own. */
const patterns = {
  comment: /\/\/.*/,
  string: /'(?:\\.|[^\\'])*'|"[^"]*"/,
  // `from` is also an attribute, a method and an argument.
  keyword: /\b(?:import|type|export|const|let|return|for|of|from(?= '))\b/,
  number: /\b\d[\d.]*/,
  operator: /=>|=(?![{"])/,
  tag: /<\/?[\w.]+|\/>/,
  function: /\b\w+(?=\()/,
};
const kinds = [undefined, ...Object.keys(patterns)];
const pattern = new RegExp(
  Object.values(patterns)
    .map(({ source }) => `(${source})`)
    .join('|'),
);

/**
 * Tokenizes a line of TypeScript, well enough for the samples of this site: demos, the playground, and the
 * code on the home page.
 *
 * Prism cannot color these at build time as it colors code blocks, because their text is made in the browser:
 * readers change the values in it, and the options of the playground add and remove lines. Prism with its
 * grammar for TSX is 7.4 kB gzipped in the browser, this module 0.4 kB. A test compares their colors.
 *
 * @param line Code without line breaks.
 * @returns the tokens in order; their texts add up to the line
 */
export function sampleTokens(line: string): SampleToken[] {
  // Splitting by a pattern with groups gives plain text and the text of each group in turn.
  return line
    .split(pattern)
    .map((text, index) => ({ text, kind: kinds[index % kinds.length] }))
    .filter(({ text }) => text);
}
