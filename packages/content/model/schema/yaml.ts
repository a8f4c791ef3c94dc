import { type Document, isMap, isNode, LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { deepestNesting, type Excess, findExcess, tooDeep } from '../../compile/limits';
import type { ContentProblem } from '../../shared/content-error';

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
  const [error] = document.errors;
  if (error) {
    const { line, col } = lineCounter.linePos(error.pos[0]);
    const quote = openQuote(text, error.message);
    problems.push(
      quote
        ? { file, ...quote, line: quote.line + lineOffset }
        : { file, line: line + lineOffset, column: col, ...meaningOf(error.message) },
    );
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

type Description = Pick<ContentProblem, 'found' | 'expected' | 'fix'>;

/** Returns what an error of the YAML parser means for an author. */
function meaningOf(message: string): Description {
  if (/^Nested mappings/.test(message))
    return {
      found: 'a value with `: ` in it',
      expected: 'quotes around it, as in `title: "One: two"`',
      fix: 'Put the value in quotes.',
    };
  if (/^Tabs are not allowed/.test(message))
    return { found: 'a tab before a key or value', expected: 'spaces', fix: 'Replace the tab with spaces.' };
  return {
    found: `invalid YAML: ${message}`,
    expected: 'valid YAML with one `key: value` per line',
    fix: 'Quote values that contain `: ` or start with `#`, `@`, `{`, `[` or `<`.',
  };
}

/** Returns the quote that is not closed at the end of a text. The parser only reports the end, which does not help. */
function openQuote(text: string, message: string): (Description & { line: number }) | undefined {
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

/**
 * Validates a YAML value against a schema. Returns the converted value, or undefined after adding the
 * mistakes to `problems`.
 */
export function checkYaml<Schema extends z.ZodType>(
  yaml: YamlText,
  schema: Schema,
  file: string,
  problems: ContentProblem[],
): z.output<Schema> | undefined {
  if (yaml.isBroken) return undefined;
  const result = schema.safeParse(yaml.value);
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const path = keys[0] ? [...issue.path, keys[0]] : issue.path;
    const line = yaml.lineOf(path);
    const name = path.length > 0 ? `\`${path.map(String).join('.')}\`` : 'the file';
    problems.push({
      file,
      ...(line ? { line } : {}),
      found: keys.length > 0 ? `the unknown key ${name}` : `${name}: ${describe(yaml.value, issue.path)}`,
      expected: keys.length > 0 ? 'only known keys' : issue.message,
      ...(keys.length > 0 ? { fix: issue.message.replace(/^unknown key `[^`]*`\. /, '') } : {}),
    });
  }
  return undefined;
}

function describe(value: unknown, path: readonly PropertyKey[]): string {
  let found = value;
  for (const key of path) found = (found as Record<PropertyKey, unknown> | undefined)?.[key];
  return found === undefined ? 'nothing' : (JSON.stringify(found).slice(0, 80) ?? 'nothing');
}

/** Does the same as `checkYaml`, but drops unknown keys, because content written for other sites has its own keys. */
export function checkFrontmatter<Schema extends z.ZodType>(
  yaml: YamlText,
  schema: Schema,
  file: string,
  problems: ContentProblem[],
): z.output<Schema> | undefined {
  if (yaml.isBroken) return checkYaml(yaml, schema, file, problems);
  const issues = schema.safeParse(yaml.value).error?.issues ?? [];
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [],
  );
  const known = Object.entries(yaml.value as object).filter(([key]) => !unknown.includes(key));
  return checkYaml({ ...yaml, value: Object.fromEntries(known) }, schema, file, problems);
}
