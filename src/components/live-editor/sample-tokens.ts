/** A token in a line of code, with the highlighter's name for its kind; undefined for plain text. */
export interface SampleToken {
  text: string;
  kind?: string;
}

const pattern = new RegExp(
  [
    "(?<string>'[^']*')",
    '(?<keyword>\\b(?:import|from|type|export|const|return)\\b)',
    '(?<number>\\b\\d+\\b)',
    '(?<operator>=>|=(?!\\{))',
    '(?<tag><\\/?[\\w.]+|\\/>)',
    '(?<function>\\b\\w+(?=\\())',
  ].join('|'),
  'g',
);

/** Tokenizes a line of TypeScript, well enough for samples written for it. */
export function sampleTokens(line: string): SampleToken[] {
  const tokens: SampleToken[] = [];
  let end = 0;
  for (const match of line.matchAll(pattern)) {
    if (match.index > end) tokens.push({ text: line.slice(end, match.index) });
    const kind = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0];
    tokens.push(kind ? { text: match[0], kind } : { text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < line.length) tokens.push({ text: line.slice(end) });
  return tokens;
}
