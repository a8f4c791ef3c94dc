/** A token in a line of code, with the highlighter's name for its type; undefined for plain text. */
export interface SampleToken {
  text: string;
  kind?: string | undefined;
}

/** The colored token types. If several patterns match, the first wins; none contains a capturing group. */
const patterns = {
  comment: /\/\/.*/,
  string: /'(?:\\.|[^\\'])*'|"[^"]*"/,
  // Booleans and the names of attributes, some of which are also keywords.
  constant: /\b(?:true|false)\b|\b\w+(?==[{"'])/,
  // `from` is also an attribute, a method and an argument.
  keyword: /\b(?:import|type|export|const|let|return|for|of|from(?= '))\b/,
  number: /\b\d[\d.]*/,
  operator: /=>|=(?![{"'])/,
  tag: /<\/?[\w.]+/,
  function: /\b\w+(?=\()/,
};
const kinds = [undefined, ...Object.keys(patterns)];
const pattern = new RegExp(
  Object.values(patterns)
    .map(({ source }) => `(${source})`)
    .join('|'),
);

/**
 * Tokenizes a line of TypeScript. It is accurate enough for the samples of this site: demos, the playground
 * and the code on the home page.
 *
 * Prism cannot color these samples at build time as it does code blocks, because their text is generated in
 * the browser: users change the values, and the options of the playground add and remove lines. Prism with
 * its TSX grammar is 7.4 kB gzipped in the browser, this module 0.4 kB. A test compares their colors.
 *
 * @param line Code without line breaks.
 * @returns the tokens in order; their texts add up to the line
 */
export function sampleTokens(line: string): SampleToken[] {
  // Splitting by a pattern with groups returns plain text and the text of each group in turn.
  return line
    .split(pattern)
    .map((text, index) => ({ text, kind: kinds[index % kinds.length] }))
    .filter(({ text }) => text)
    .flatMap((token) => (token.kind === 'tag' ? withoutBracket(token.text) : token));
}

/** Splits a tag: only its name is colored. */
function withoutBracket(tag: string): SampleToken[] {
  const start = tag.search(/\w/);
  return [{ text: tag.slice(0, start) }, { text: tag.slice(start), kind: 'tag' }];
}
