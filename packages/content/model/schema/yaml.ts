import { type Document, isMap, isNode, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import { deepestNesting, type Excess, findExcess, tooDeep } from '../../compile/limits';
import type { ContentProblem, ProblemText } from '../../shared/content-error';

/** A parsed YAML text: its value, and the line of each key. */
export interface YamlText {
  value: unknown;
  /** Set if parsing failed. The problem is already reported, and no other check applies. */
  isBroken?: true;
  /** Line of a value, or of its nearest ancestor key; counts from 1 in the author's file. */
  lineOf(path: readonly PropertyKey[]): number | undefined;
}

/**
 * Parses YAML. `file` is the file's name in messages; `lineOffset` is the number of lines above the text in
 * that file. On a syntax error, adds to `problems` and returns an empty object.
 */
export function readYaml(text: string, file: string, problems: ContentProblem[], lineOffset = 0): YamlText {
  const excess = findExcess(text) ?? deepIndent(text);
  if (excess) {
    const line = excess.line + lineOffset;
    problems.push({ file, ...excess, line });
    return { value: {}, isBroken: true, lineOf: () => line };
  }
  const lineCounter = new LineCounter();
  const document = parsed(text, lineCounter);
  if (!document) {
    const line = mostKeys(text) + lineOffset;
    problems.push({ file, line, ...tooDeep });
    return { value: {}, isBroken: true, lineOf: () => line };
  }
  const [error, ...others] = document.errors;
  if (error) {
    // What an error leads to is no mistake of its own, unless its meaning is clear.
    for (const each of [error, ...others.filter((other) => knownMeaning(other, text))]) {
      const { line, col } = lineCounter.linePos(each.pos[0]);
      const quote = openQuote(text, each.message);
      problems.push(
        quote
          ? { file, ...quote, line: quote.line + lineOffset }
          : { file, line: line + lineOffset, column: col, ...meaningOf(each, text) },
      );
    }
    const { line } = lineCounter.linePos(error.pos[0]);
    return { value: {}, isBroken: true, lineOf: () => lineOffset + line };
  }
  const bad = badAlias(document);
  if (bad) {
    const { line, col } = lineCounter.linePos(bad.position);
    problems.push({
      file,
      line: line + lineOffset,
      column: col,
      found: `\`*${bad.name}\`, an alias with ${bad.reason}`,
      expected: 'plain text, or the name of an anchor (`&name`) above it',
      fix: `Quote text that starts with \`*\`: \`"*${bad.name}"\`.`,
    });
    return { value: {}, isBroken: true, lineOf: () => lineOffset + line };
  }
  const lineOf = (path: readonly PropertyKey[]) => {
    for (let length = path.length; length > 0; length--) {
      const parent = document.getIn(path.slice(0, length - 1), true);
      const key = path[length - 1];
      const pair = isMap(parent) ? parent.items.find((item) => String(item.key) === String(key)) : undefined;
      const node = pair?.key ?? document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lineCounter.linePos(node.range[0]).line + lineOffset;
    }
    return lineOffset + 1;
  };
  return { value: (document.toJS() as unknown) ?? {}, lineOf };
}

/** Returns a document, or undefined if the parser's stack overflows. */
function parsed(text: string, lineCounter: LineCounter): Document | undefined {
  try {
    return parseDocument(text, { lineCounter, prettyErrors: false, schema: 'core' });
  } catch {
    return undefined;
  }
}

/** Returns the line with the most keys: those that follow each other on a line are nested. */
function mostKeys(text: string): number {
  const counts = text.split('\n').map((line) => line.match(/:(?=\s|$)/g)?.length ?? 0);
  return counts.indexOf(Math.max(...counts)) + 1;
}

/** Returns what an error of the YAML parser means for an author. */
function meaningOf(error: YAMLError, text: string): ProblemText {
  return (
    knownMeaning(error, text) ?? {
      found: `invalid YAML: ${error.message}`,
      expected: 'valid YAML with one `key: value` per line',
      fix: 'Quote values that contain `: ` or start with `#`, `@`, `{`, `[` or `<`.',
    }
  );
}

/** Returns what an error means if there is only one way to make it. */
function knownMeaning({ message, pos }: YAMLError, text: string): ProblemText | undefined {
  if (/^Nested mappings/.test(message))
    return {
      found: 'a value with `: ` in it',
      expected: 'quotes around it, as in `title: "One: two"`',
      fix: 'Put the value in quotes.',
    };
  if (/^Tabs are not allowed/.test(message))
    return { found: 'a tab before a key or value', expected: 'spaces', fix: 'Replace the tab with spaces.' };
  if (/^Map keys must be unique/.test(message))
    return {
      found: `the key \`${/^[^:\s]*/.exec(text.slice(pos[0]))?.[0]}\` again`,
      expected: 'each key once',
      fix: 'Remove one of the two, or merge their values.',
    };
  return undefined;
}

/** Returns the quote that is not closed at the end of a text. The parser only reports the end, which does not help. */
function openQuote(text: string, message: string): (ProblemText & { line: number }) | undefined {
  const quote = /^Missing closing (["'])quote/.exec(message)?.[1];
  if (!quote) return undefined;
  const opening = new RegExp(`(?:^\\s*|[:[,{-]\\s*)${quote}[^${quote}]*$`);
  const index = text.split('\n').findIndex((line) => opening.test(line));
  return {
    line: Math.max(index, 0) + 1,
    found: `a quote (\`${quote}\`) that is never closed`,
    expected: `\`${quote}\` at the end of the value`,
    fix: `Write \`${quote}\` at the end of the line.`,
  };
}

/** Returns the first line whose indentation is nested too deeply for the parser. */
function deepIndent(text: string): Excess | undefined {
  const indents: number[] = [];
  const index = text.split('\n').findIndex((line) => {
    const indent = line.search(/\S/);
    if (indent < 0) return false;
    while ((indents.at(-1) ?? -1) >= indent) indents.pop();
    return indents.push(indent) > deepestNesting;
  });
  return index < 0 ? undefined : { line: index + 1, column: 1, ...tooDeep };
}

/**
 * Returns the alias that makes a document unreadable: one without an anchor, one inside of its own anchor, or one of
 * an excessive number of aliases.
 */
function badAlias(document: Document): { name: string; position: number; reason: string } | undefined {
  let hasTooMany = false;
  try {
    if (!isCircular(document.toJS())) return undefined;
  } catch {
    hasTooMany = true;
  }
  let found: { name: string; position: number; reason: string } | undefined;
  visit(document, {
    Alias: (_key, alias, parents) => {
      const place = { name: alias.source, position: alias.range?.[0] ?? 0 };
      const anchored = alias.resolve(document);
      if (hasTooMany) found = { ...place, reason: 'too many values' };
      if (!anchored) found = { ...place, reason: 'no anchor above it' };
      else if (parents.includes(anchored)) found = { ...place, reason: 'itself in its value' };
      else return undefined;
      return visit.BREAK;
    },
  });
  return found;
}

/** Returns whether a value contains itself. */
function isCircular(value: unknown, above = new Set<unknown>(), whole = new Set<unknown>()): boolean {
  if (typeof value !== 'object' || value === null || whole.has(value)) return false;
  if (above.has(value)) return true;
  above.add(value);
  const isFound = Object.values(value).some((each) => isCircular(each, above, whole));
  above.delete(value);
  whole.add(value);
  return isFound;
}
