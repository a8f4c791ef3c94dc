import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ArrayExpressionElement, type Expression, type Node, parseSync } from 'oxc-parser';

/** Placeholder of a variable in a message. */
const hole = '…';

/** Minimum number of words in a message. Shorter texts are keys, styles and labels. */
const fewestWords = 3;

/** Maximum number of characters in a message: longer texts are shaders and inlined files. */
const longest = 1200;

export interface MessagesSnapshot {
  /** The command that wrote the snapshot. */
  command: string;
  /** Versions of the packages that were read. */
  packages: Record<string, string>;
  /** The messages that each package can print; `…` stands for a variable. */
  messages: Record<string, string[]>;
  /** The messages of the errors that each package throws or logs. */
  errors: Record<string, string[]>;
}

/**
 * Extracts the messages from the code of the toolkit's packages.
 * @param modules Folder of the installed packages: `node_modules`.
 */
export function readMessages(modules: string): MessagesSnapshot {
  const scoped = readdirSync(join(modules, '@remotion')).map((name) => `@remotion/${name}`);
  const packages: Record<string, string> = {};
  const messages: Record<string, string[]> = {};
  const errors: Record<string, string[]> = {};
  for (const name of ['remotion', ...scoped].sort()) {
    const texts = codeOf(join(modules, name, 'dist')).map((file) =>
      textsIn(file, readFileSync(file, 'utf8')),
    );
    const all = texts.flatMap((file) => file.messages);
    if (all.length === 0) continue;
    packages[name] = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')).version;
    messages[name] = [...new Set(all)].sort();
    errors[name] = [...new Set(texts.flatMap((file) => file.errors))].sort();
  }
  return { command: 'npm run update -- toolkit', packages, messages, errors };
}

/**
 * Returns the code of a package: its CommonJS build, or the other one if there is none. Both contain the same
 * messages.
 */
function codeOf(dist: string) {
  if (!existsSync(dist)) return [];
  const common = existsSync(join(dist, 'cjs')) ? join(dist, 'cjs') : dist;
  const files = readdirSync(common, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.[cm]?js$/.test(file),
  );
  const own = files.filter((file) => !/(?:^|[\\/])(?:esm|test)[\\/]/.test(file));
  return (own.length > 0 ? own : files).map((file) => join(common, file));
}

/**
 * Returns the texts in a module, with `…` in place of variables. Concatenated or joined strings are one text, in
 * addition to their parts. `errors` are those that are thrown or logged as errors.
 * @param name File name; determines the language.
 */
export function textsIn(name: string, code: string): { messages: string[]; errors: string[] } {
  const messages: string[] = [];
  const thrown: Expression[] = [];
  const variables = new Map<string, string>();
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value)) {
      const node = value as Node;
      const text = textOf(node as Expression);
      if (text !== undefined) messages.push(text);
      if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init) {
        const assigned = textOf(node.init);
        if (assigned !== undefined) variables.set(node.id.name, assigned);
      }
      thrown.push(...errorArguments(node));
    }
    for (const child of Object.values(value)) walk(child);
  };
  walk(parseSync(name, code, { sourceType: 'unambiguous' }).program.body);
  const errors = thrown.flatMap(
    (node) => (node.type === 'Identifier' ? variables.get(node.name) : textOf(node)) ?? [],
  );
  return {
    messages: messages.map(inOneLine).filter(isMessage),
    errors: errors.map(inOneLine).filter((text) => isSentence(text) && text.length <= longest),
  };
}

/** Returns the expressions that may be the message of an error, if the node creates or logs one. */
function errorArguments(node: Node): Expression[] {
  if (node.type === 'NewExpression') {
    const { callee } = node;
    const [message] = node.arguments;
    const name = callee.type === 'MemberExpression' ? callee.property : callee;
    const isError = name.type === 'Identifier' && name.name.endsWith('Error');
    return isError && message && message.type !== 'SpreadElement' ? [message] : [];
  }
  if (node.type !== 'CallExpression' || !isErrorLog(node.callee)) return [];
  return node.arguments.flatMap((argument) => {
    if (argument.type === 'SpreadElement') return [];
    // A colored message: chalk.red('…')
    const [colored] =
      argument.type === 'CallExpression' && textOf(argument) === undefined ? argument.arguments : [];
    return colored && colored.type !== 'SpreadElement' ? [colored] : [argument];
  });
}

/** Whether a call of this function is `Log.error()`, by any path. */
function isErrorLog(callee: Expression): boolean {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  const log = callee.object.type === 'MemberExpression' ? callee.object.property : callee.object;
  return callee.property.name === 'error' && log.type === 'Identifier' && log.name === 'Log';
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Returns the text of an expression, or undefined if it is not a string. */
function textOf(node: Expression): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'TemplateLiteral') {
    return node.quasis.map(({ value }) => value.cooked ?? '').join(hole);
  }
  if (node.type === 'BinaryExpression' && node.operator === '+') {
    const parts = [textOf(node.left), textOf(node.right)];
    return parts.some((part) => part !== undefined) ? parts.map((part) => part ?? hole).join('') : undefined;
  }
  return joinedText(node);
}

/** Returns the text of `['one', 'two'].join(' ')`; a filter in between is ignored. */
function joinedText(node: Expression): string | undefined {
  const joined = callOf(node, 'join');
  const list = joined && (callOf(joined, 'filter') ?? joined);
  if (list?.type !== 'ArrayExpression') return undefined;
  return list.elements.map((item) => (isExpression(item) ? textOf(item) : undefined) ?? hole).join(' ');
}

/** Returns the object whose method is called, if the node is a call of that method. */
function callOf(node: Expression, method: string): Expression | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  const { object, property } = node.callee;
  return property.type === 'Identifier' && property.name === method ? object : undefined;
}

function isExpression(item: ArrayExpressionElement): item is Expression {
  return item !== null && item.type !== 'SpreadElement';
}

function isSentence(text: string) {
  const words = text.split(' ').filter((word) => /^\W*[A-Za-z][a-z']+\W*$/.test(word));
  return words.length >= fewestWords && /(?:^| )[a-z]{2,}/.test(text);
}

function isMessage(text: string) {
  const isCode = /[{};]|=>|\b(?:calc|rgba?|var)\(|^(?:[-\w]+: ?)?[\d.]+(?:px|%|s)\b/.test(text);
  return isSentence(text) && text.length <= longest && !isCode;
}

/**
 * Returns the messages in a native program. The compiler concatenates all strings and omits variables.
 * @param binary The program, one character per byte.
 */
export function nativeMessages(binary: string) {
  const texts = binary.match(/[\w .,:;()'"=/-]{16,}/g) ?? [];
  const sentences = texts.flatMap((text) => text.split(/(?<=[a-z).])(?=[A-Z][a-z]+ )/));
  const written = sentences.map((text) =>
    text.replace(/ {2,}/g, ` ${hole} `).replace(/= ?\)/g, `= ${hole})`).trim(),
  );
  const isOwn = (text: string) => /^[A-Z][a-z]+ [a-z].*\.$/.test(text) && !/\.rs\b|\/Users/.test(text);
  return [...new Set(written.filter((text) => isOwn(text) && isMessage(text)))].sort();
}
