import { isSyntaxMessage, placeOfMessage, type SyntaxMessage } from './errors';
import { voidTag } from './html-props';

/** Maximum number of mistakes in a file. A file with more is not MDX. */
const mostMistakes = 100;

/**
 * Parses a source in which text that is not MDX, such as `{{ title }}` or `a <b`, is shown as written. `report` gets
 * each syntax error.
 *
 * @throws the first error that no escape prevents
 */
export function parseAsWritten<Tree>(
  source: string,
  parse: (source: string) => Tree,
  report: (error: SyntaxMessage) => void,
): Tree {
  let text = source;
  for (let count = 0; ; count++) {
    try {
      return parse(text);
    } catch (error) {
      if (!isSyntaxMessage(error) || count === mostMistakes) throw error;
      const escaped = withEscape(text, error);
      if (escaped === undefined) throw error;
      report(error);
      text = escaped;
    }
  }
}

/** Returns a source in which the brace or tag of a syntax error is text, and a tag without content is closed. */
function withEscape(text: string, error: SyntaxMessage): string | undefined {
  const { line, column } = placeOfMessage(error);
  if (!line || !column) return undefined;
  const lineStart = startOfLine(text, line);
  const place = lineStart + column - 1;
  const insert = (at: number, mark: string) => text.slice(0, at) + mark + text.slice(at);
  if (error.source === 'micromark-extension-mdxjs-esm') {
    const start = text.slice(0, place + 1).search(/^(?:im|ex)port\b(?![\s\S]*\n(?:im|ex)port\b)/m);
    return start < 0
      ? undefined
      : `${text.slice(0, start)}&#${text.charCodeAt(start)};${text.slice(start + 1)}`;
  }
  if (error.source === 'micromark-extension-mdx-expression') {
    const brace = openBrace(text, place);
    return brace < 0 ? undefined : insert(brace, '\\');
  }
  let tag = place;
  while (tag >= 0 && (text[tag] !== '<' || text[tag - 1] === '\\')) tag--;
  // The mark of a merge conflict is not text.
  if (tag < 0 || text.startsWith('<<<<<<< ', lineStart)) return undefined;
  const name = /^<([a-z]+)[^<>]*>/i.exec(text.slice(tag));
  if (name?.[1] && error.ruleId === 'end-tag-mismatch' && voidTag.test(name[1]))
    return insert(tag + name[0].length - 1, '/');
  return insert(tag, '\\');
}

/** Returns the position of the first character of a line. Lines count from 1. */
function startOfLine(text: string, line: number): number {
  let start = 0;
  for (let before = 1; before < line; before++) start = text.indexOf('\n', start) + 1;
  return start;
}

/** Returns the position of the innermost brace that is open at a place, or -1. */
function openBrace(text: string, place: number): number {
  let depth = 0;
  for (let at = Math.min(place, text.length - 1); at >= 0; at--) {
    if (text[at - 1] === '\\') continue;
    if (text[at] === '}' && at < place) depth++;
    if (text[at] === '{' && depth-- === 0) return at;
  }
  return -1;
}
