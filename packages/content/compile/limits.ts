import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import { ContentError, type ContentProblem } from '../shared/content-error';
import { blankFrontmatter } from './frontmatter-lines';
import { placeOf } from './place';
import { visit } from './visit';

/** Maximum length of a line, in characters. The time that parsers and highlighters need grows with its square. */
export const longestLine = 10_000;

/** Maximum length of a file, in characters. In a file of this length, locating a mistake takes three seconds. */
export const longestText = 2_000_000;

/** Maximum number of lines in a file. The time that block parsers need grows faster than this number. */
const mostLines = 50_000;

/** Maximum number of link definitions in a file. The parser searches all of them for each one. */
const mostDefinitions = 500;

/** Maximum number of line ends without a line feed. The MDX parser counts them again for each position. */
const mostReturns = 1000;

/** Maximum number of emphasis marks between two empty lines. The parser compares each with those before it. */
const mostMarks = 50_000;

/** Maximum number of underlined headings in a file. The parser that locates mistakes moves all earlier ones for each. */
const mostUnderlines = 1000;

/** Maximum number of list and quote marks that follow another on their line. Each takes a quarter of a millisecond. */
const mostInnerMarks = 5000;

/** Maximum nesting depth of quotes, lists, tags, brackets and expressions. Deeper nesting overflows the stack. */
export const deepestNesting = 200;

/** Maximum number of open tags, including those in samples and those that HTML closes by itself. */
const mostOpenTags = 1000;

/** Where a file exceeds a limit. */
export type Excess = Pick<ContentProblem, 'column' | 'found' | 'expected' | 'fix'> & { line: number };

/** An image that is embedded in a file is a single word, and may be long. */
const dataUri = /data:[\w/+.-]+;base64,[\w+/=]+/g;

/** Quote and list marks at the start of a line. */
const containerMark = /[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))/y;

/**
 * Finds the first place where a text would take parsers too long or overflow their stack. Lines are counted from 1
 * in the text.
 */
export function findExcess(text: string): Excess | undefined {
  if (text.length > longestText && text.replace(dataUri, '').length > longestText)
    return { line: text.slice(0, longestText).split('\n').length, column: 1, ...tooMuch };
  let brackets = 0;
  let marks = 0;
  let tags = 0;
  let admonitions = 0;
  let definitions = 0;
  let returns = 0;
  let underlines = 0;
  let innerMarks = 0;
  for (const [index, line] of text.split('\n').entries()) {
    const place = { line: index + 1, column: 1 };
    if (index >= mostLines) return { ...place, ...tooManyLines };
    if (/^[ \t>]*\[[^\]]*\]:/.test(line) && ++definitions > mostDefinitions)
      return { ...place, ...tooManyDefinitions };
    returns += line.match(/\r(?!$)/g)?.length ?? 0;
    if (returns > mostReturns) return { ...place, ...tooManyReturns };
    if (line.length > longestLine && line.replace(dataUri, '').length > longestLine)
      return { ...place, ...tooLong };
    const containers = marksOf(line);
    if (containers > deepestNesting) return { ...place, ...tooDeep };
    innerMarks += Math.max(0, containers - 1);
    if (innerMarks > mostInnerMarks) return { ...place, ...tooManyInnerMarks };
    if (/^ {0,3}(?:=+|-+)[ \t]*$/.test(line) && ++underlines > mostUnderlines)
      return { ...place, ...tooManyUnderlines };
    if (line.trim() === '') brackets = marks = 0;
    marks += line.match(/[*_~]+/g)?.length ?? 0;
    if (marks > mostMarks) return { ...place, ...tooManyMarks };
    const { depth, at } = bracketDepth(line, brackets);
    if (at !== undefined) return { ...place, column: at + 1, ...tooDeep };
    brackets = depth;
    tags += openTags(line);
    if (/^[ \t>]*:{3,}/.test(line)) admonitions += /:[ \t]*[a-z]/i.test(line) ? 1 : -1;
    if (tags > mostOpenTags || admonitions > deepestNesting) return { ...place, ...tooDeep };
  }
  return undefined;
}

const excess = (found: string, fix: string, expected = 'a file that a person can read') => ({
  found,
  expected,
  fix,
});
const many = (most: number, what: string) => `more than ${most.toLocaleString('en')} ${what}`;
const split = 'Split it into several files.';

const tooMuch = excess(`a file with ${many(longestText, 'characters')}`, split);
const tooManyLines = excess(`a file with ${many(mostLines, 'lines')}`, split);
const tooManyDefinitions = excess(
  many(mostDefinitions, 'link definitions, such as `[name]: https://…`'),
  'Split it into several files, or write the addresses into the links.',
);
const tooManyUnderlines = excess(
  many(mostUnderlines, 'underlined headings or rules'),
  'Split it into several files, or write `#` before the headings.',
);
const tooManyInnerMarks = excess(
  many(mostInnerMarks, 'list and quote marks behind others on their line'),
  'Write each item on its own line.',
  'lists that a person can read',
);
const tooManyMarks = excess(
  many(mostMarks, 'emphasis marks without an empty line'),
  'Add empty lines between paragraphs, or split the file.',
  'paragraphs that a person can read',
);
const tooManyReturns = excess(
  many(mostReturns, 'line ends without a line feed (`\\r`)'),
  'Save the file with line feeds (LF).',
  'lines that end in `\\n`',
);
const tooLong = excess(
  `a line with ${many(longestLine, 'characters')}`,
  'Split it into several lines, or move the data to its own file.',
  'lines that a person can read',
);

/** The problem of anything that is nested too deeply. */
export const tooDeep = excess(
  `content nested more than ${deepestNesting} levels deep`,
  'Close the elements above it, or use fewer levels.',
  'text and code that a person can read',
);

/**
 * Returns the text of a file below its frontmatter, and the number of lines above it. `name` is the file's name in
 * messages.
 *
 * @throws {ContentError} if the text exceeds a limit.
 */
export function readBody(source: string, name: string): ReturnType<typeof blankFrontmatter> {
  const { body, lineOffset } = blankFrontmatter(source);
  const found = findExcess(body);
  if (found) throw new ContentError({ file: name, ...found, line: found.line + lineOffset });
  return { body, lineOffset };
}

function marksOf(line: string): number {
  let count = 0;
  containerMark.lastIndex = 0;
  while (containerMark.test(line)) count++;
  return count;
}

/** Returns the number of tags that a line opens minus the number that it closes. */
function openTags(line: string): number {
  const count = (pattern: RegExp) => line.match(pattern)?.length ?? 0;
  return count(/<[A-Za-z][^<>]*>/g) - count(/<[A-Za-z][^<>]*\/>/g) - count(/<\//g);
}

/** Returns the depth of brackets after a line, and the position at which it exceeds the limit, if it does. */
function bracketDepth(line: string, before: number): { depth: number; at?: number } {
  let depth = before;
  for (const { 0: bracket, index: at } of line.matchAll(/[([{]|(?<=[\w$])<(?=[\w$])|[)\]}]|(?<![=-])>/g)) {
    if ('([{<'.includes(bracket)) depth++;
    else depth = Math.max(0, depth - 1);
    if (depth > deepestNesting) return { depth, at };
  }
  return { depth };
}

/**
 * Returns a node that is nested deeper than `limit` levels, if there is one. Searches breadth-first, because
 * recursion would overflow the stack.
 */
export function findDeep<Tree>(
  root: Tree,
  childrenOf: (node: Tree) => readonly Tree[],
  limit = deepestNesting,
): Tree | undefined {
  let level: readonly Tree[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limit) return level[0];
    level = level.flatMap(childrenOf);
  }
  return undefined;
}

/** Returns the nodes directly below a node of a program's syntax tree. */
export function codeChildren(node: object): object[] {
  return Object.values(node).flat().filter(isCodeNode);
}

function isCodeNode(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Remark plugin that runs first: stops if the tree is too deep for the other plugins. */
export function remarkLimits() {
  return (tree: Root, file: VFile) => {
    const deep = findDeep<Nodes>(tree, (node) => ('children' in node ? node.children : []));
    const refuse = (node: Nodes): never => {
      throw new ContentError({ ...placeOf(node, file), ...tooDeep });
    };
    if (deep) refuse(deep);
    visit(tree, (node) => {
      const attributes = 'attributes' in node && Array.isArray(node.attributes) ? node.attributes : [];
      const owners = [node, ...attributes, ...attributes.map(({ value }) => value)];
      if (owners.some((owner) => isDeepCode((owner as CodeOwner)?.data?.estree))) refuse(node);
    });
  };
}

type CodeOwner = { data?: { estree?: object } } | null | undefined;

function isDeepCode(program: object | undefined): boolean {
  return program !== undefined && findDeep(program, codeChildren) !== undefined;
}
