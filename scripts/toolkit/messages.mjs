import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Placeholder of a variable in a message. */
const hole = '…';

/** Minimum number of words in a message. Shorter texts are keys, styles and labels. */
const fewestWords = 3;

/** Maximum number of characters in a message: longer texts are shaders and inlined files. */
const longest = 1200;

/**
 * @typedef {object} MessagesSnapshot
 * @property {string} command The command that wrote the snapshot.
 * @property {Record<string, string>} packages Versions of the packages that were read.
 * @property {Record<string, string[]>} messages The messages that each package can print; `…` stands for a
 *   variable.
 */

/**
 * Extracts the messages from the code of the toolkit's packages.
 * @param {string} modules Folder of the installed packages: `node_modules`.
 * @returns {MessagesSnapshot}
 */
export function readMessages(modules) {
  const scoped = readdirSync(join(modules, '@remotion')).map((name) => `@remotion/${name}`);
  /** @type {Record<string, string>} */
  const packages = {};
  /** @type {Record<string, string[]>} */
  const messages = {};
  for (const name of ['remotion', ...scoped].sort()) {
    const texts = codeOf(join(modules, name, 'dist')).flatMap((file) =>
      messagesIn(file, readFileSync(file, 'utf8')),
    );
    if (texts.length === 0) continue;
    packages[name] = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')).version;
    messages[name] = [...new Set(texts)].sort();
  }
  return { command: 'npm run toolkit:snapshot', packages, messages };
}

/**
 * Returns the code of a package: its CommonJS build, or the other one if there is none. Both contain the same
 * messages.
 * @param {string} dist
 */
function codeOf(dist) {
  if (!existsSync(dist)) return [];
  const common = existsSync(join(dist, 'cjs')) ? join(dist, 'cjs') : dist;
  const files = readdirSync(common, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.[cm]?js$/.test(file),
  );
  const own = files.filter((file) => !/(?:^|[\\/])(?:esm|test)[\\/]/.test(file));
  return (own.length > 0 ? own : files).map((file) => join(common, file));
}

/**
 * Returns the messages in a module: its strings, with `…` in place of variables. Concatenated or joined
 * strings are one message, in addition to their parts.
 * @param {string} name File name; determines the language.
 * @param {string} code
 */
export function messagesIn(name, code) {
  /** @type {string[]} */
  const found = [];
  /** @param {unknown} value */
  const walk = (value) => {
    if (typeof value !== 'object' || value === null) return;
    const text = Array.isArray(value) ? undefined : textOf(/** @type {Node} */ (value));
    if (text !== undefined) found.push(text);
    for (const child of Object.values(value)) walk(child);
  };
  walk(parseSync(name, code, { sourceType: 'unambiguous' }).program.body);
  return found.map((text) => text.replace(/\s+/g, ' ').trim()).filter(isMessage);
}

/** @typedef {Record<string, any> & {type?: string}} Node */

/**
 * Returns the text of an expression, or undefined if it is not a string.
 * @param {Node} node
 * @returns {string | undefined}
 */
function textOf(node) {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'TemplateLiteral') {
    return node.quasis.map((/** @type {Node} */ { value }) => value.cooked ?? '').join(hole);
  }
  if (node.type === 'BinaryExpression' && node.operator === '+') {
    const parts = [textOf(node.left), textOf(node.right)];
    return parts.some((part) => part !== undefined) ? parts.map((part) => part ?? hole).join('') : undefined;
  }
  return joinedText(node);
}

/**
 * Returns the text of `['one', 'two'].join(' ')`; a filter in between is ignored.
 * @param {Node} node
 */
function joinedText({ type, callee }) {
  if (type !== 'CallExpression' || callee.property?.name !== 'join') return undefined;
  const isFiltered =
    callee.object.type === 'CallExpression' && callee.object.callee.property?.name === 'filter';
  const list = isFiltered ? callee.object.callee.object : callee.object;
  if (list.type !== 'ArrayExpression') return undefined;
  return list.elements.map((/** @type {Node | null} */ item) => (item && textOf(item)) ?? hole).join(' ');
}

/** @param {string} text */
function isMessage(text) {
  const words = text.split(' ').filter((word) => /^\W*[A-Za-z][a-z']+\W*$/.test(word));
  const isSentence = words.length >= fewestWords && /(?:^| )[a-z]{2,}/.test(text);
  const isCode = /[{};]|=>|\b(?:calc|rgba?|var)\(|^(?:[-\w]+: ?)?[\d.]+(?:px|%|s)\b/.test(text);
  return isSentence && text.length <= longest && !isCode;
}

/**
 * Returns the messages in a native program. The compiler concatenates all strings and omits variables.
 * @param {string} binary The program, one character per byte.
 */
export function nativeMessages(binary) {
  const texts = binary.match(/[\w .,:;()'"=/-]{16,}/g) ?? [];
  const sentences = texts.flatMap((text) => text.split(/(?<=[a-z).])(?=[A-Z][a-z]+ )/));
  const written = sentences.map((text) =>
    text.replace(/ {2,}/g, ` ${hole} `).replace(/= ?\)/g, `= ${hole})`).trim(),
  );
  const isOwn = (/** @type {string} */ text) =>
    /^[A-Z][a-z]+ [a-z].*\.$/.test(text) && !/\.rs\b|\/Users/.test(text);
  return [...new Set(written.filter((text) => isOwn(text) && isMessage(text)))].sort();
}
