/**
 * @typedef {import('../../src/shared/api').ApiPackage} ApiPackage
 * @typedef {import('../../src/shared/api').ApiExport} ApiExport
 * @typedef {import('../../src/shared/api').ApiMember} ApiMember
 */

/**
 * @typedef {object} Toolkit One version of the toolkit.
 * @property {ApiPackage[]} api
 * @property {import('./cli.mjs').CliSnapshot} cli
 * @property {import('./messages.mjs').MessagesSnapshot} messages
 */

/**
 * @typedef {{ kind: 'export', modules: string[], name: string, text: string }} ExportChange `modules` that
 *   export it.
 */
/**
 * @typedef {{ kind: 'flag' | 'command', name: string, text: string }} CommandChange `name` without dashes.
 */
/** @typedef {{ kind: 'message', message: string, text: string }} MessageChange A removed message. */
/** @typedef {ExportChange | CommandChange | MessageChange} Change `text` is human-readable. */

/** @typedef {{ file: string, source: string, api?: { package: string, export: string } | undefined }} Page */
/** @typedef {{ file: string, changes: string[] }} AffectedPage */

/**
 * Compares two versions of the toolkit: exports with their options, commands, flags, and messages that the
 * later version cannot print.
 * @param {Toolkit} from
 * @param {Toolkit} to
 * @returns {Change[]}
 */
export function compareToolkits(from, to) {
  return [
    ...compareExports(exportsOf(from.api), exportsOf(to.api)),
    ...compareNames('command', from.cli.commands, to.cli.commands),
    ...compareNames('flag', Object.values(from.cli.flags).flat(), Object.values(to.cli.flags).flat()),
    ...goneMessages(from.messages, to.messages),
  ];
}

/** @param {ApiPackage[]} packages */
function exportsOf(packages) {
  const all = packages.flatMap((each) => each.exports);
  return new Map(all.map((entry) => [`${entry.module} ${entry.name}`, entry]));
}

/**
 * @param {ReadonlyMap<string, ApiExport>} from
 * @param {ReadonlyMap<string, ApiExport>} to
 * @returns {ExportChange[]}
 */
function compareExports(from, to) {
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((key) => {
    const [before, after] = [from.get(key), to.get(key)];
    const entry = /** @type {ApiExport} */ (after ?? before);
    const modules = [entry.module, ...(entry.alsoIn ?? [])];
    const texts = exportTexts(before, after);
    return texts.map((text) => ({ kind: /** @type {const} */ ('export'), modules, name: entry.name, text }));
  });
}

/**
 * @param {ApiExport | undefined} before
 * @param {ApiExport | undefined} after
 * @returns {string[]}
 */
function exportTexts(before, after) {
  if (!before) return [`${after?.name} is new`];
  if (!after) return [`${before.name} is gone`];
  const texts = [];
  if (before.signature !== after.signature)
    texts.push(`signature: ${before.signature} -> ${after.signature}`);
  if (!before.deprecated && after.deprecated) texts.push(`${after.name} is deprecated`);
  return [
    ...texts,
    ...memberTexts(before.members, after.members, ''),
    ...memberTexts(before.returns ?? [], after.returns ?? [], 'returns '),
  ];
}

/**
 * @param {readonly ApiMember[]} before
 * @param {readonly ApiMember[]} after
 * @param {string} path Prefix of the names.
 * @returns {string[]}
 */
function memberTexts(before, after, path) {
  const keyOf = (/** @type {ApiMember} */ { name, of }) => (of ? `${of}.${name}` : name);
  const [old, now] = [before, after].map((list) => new Map(list.map((member) => [keyOf(member), member])));
  const keys = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
  return [...keys].flatMap((key) => memberText(`${path}${key}`, old?.get(key), now?.get(key)));
}

/**
 * @param {string} name
 * @param {ApiMember | undefined} before
 * @param {ApiMember | undefined} after
 * @returns {string[]}
 */
function memberText(name, before, after) {
  if (!before) return [`${name}${after?.optional ? '?' : ''} is new`];
  if (!after) return [`${name} is gone`];
  const texts = memberTexts(before.members ?? [], after.members ?? [], `${name}.`);
  // The type of an object repeats the types of its members.
  if (texts.length === 0 && before.type !== after.type)
    texts.push(`${name}: ${before.type} -> ${after.type}`);
  if (before.optional !== after.optional)
    texts.push(`${name} is ${after.optional ? 'optional' : 'required'} now`);
  if (!before.deprecated && after.deprecated) texts.push(`${name} is deprecated`);
  return texts;
}

/**
 * @param {'command' | 'flag'} kind
 * @param {readonly string[]} before
 * @param {readonly string[]} after
 * @returns {CommandChange[]}
 */
function compareNames(kind, before, after) {
  const shown = (/** @type {string} */ name) => (kind === 'flag' ? `--${name}` : `npx remotion ${name}`);
  const [old, now] = [new Set(before), new Set(after)];
  return [
    ...[...now]
      .filter((name) => !old.has(name))
      .map((name) => ({ kind, name, text: `${shown(name)} is new` })),
    ...[...old]
      .filter((name) => !now.has(name))
      .map((name) => ({ kind, name, text: `${shown(name)} is gone` })),
  ];
}

/**
 * @param {import('./messages.mjs').MessagesSnapshot} from
 * @param {import('./messages.mjs').MessagesSnapshot} to
 * @returns {MessageChange[]}
 */
function goneMessages(from, to) {
  const now = new Set(Object.values(to.messages).flat());
  return [...new Set(Object.values(from.messages).flat())]
    .filter((message) => !now.has(message))
    .map((message) => ({ kind: 'message', message, text: `no longer printed: ${message}` }));
}

/**
 * Finds the pages that are affected by changes: pages about an export, pages that name a command or flag, and
 * pages that quote a message. Changes that affect no page (a new export without a page, a new flag) are
 * returned as `others`.
 * @param {readonly Change[]} changes
 * @param {readonly Page[]} pages
 * @param {(message: string) => (quote: string) => boolean} matcherOf Given a message, returns a function that
 *   returns whether a quote matches it.
 * @returns {{ pages: AffectedPage[], others: string[] }}
 */
export function affectedPages(changes, pages, matcherOf) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  /** @type {string[]} */
  const others = [];
  for (const change of changes) {
    const names = namesPage(change, matcherOf);
    const concerned = pages.filter(names);
    for (const { file } of concerned) found.set(file, [...(found.get(file) ?? []), change.text]);
    // Most messages are not quoted on any page, which is not worth reporting.
    if (concerned.length === 0 && change.kind !== 'message') others.push(describe(change));
  }
  const sorted = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    pages: sorted.map(([file, texts]) => ({ file, changes: [...new Set(texts)] })),
    others: [...new Set(others)],
  };
}

/** @param {Change} change */
function describe(change) {
  return change.kind === 'export' ? `${change.modules[0]} ${change.name}: ${change.text}` : change.text;
}

/**
 * @param {Change} change
 * @param {(message: string) => (quote: string) => boolean} matcherOf
 * @returns {(page: Page) => boolean}
 */
function namesPage(change, matcherOf) {
  if (change.kind === 'export')
    return ({ api }) => api?.export === change.name && change.modules.includes(api.package);
  if (change.kind === 'message') {
    const isQuote = matcherOf(change.message);
    return ({ source }) => quotesOf(source).some(isQuote);
  }
  const name = change.name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const word = new RegExp(change.kind === 'flag' ? `--${name}(?![\\w-])` : `\\bremotion ${name}(?![\\w-])`);
  return ({ source }) => word.test(source);
}

/**
 * Returns the texts of the `txt` fences of a page, which quote messages.
 * @param {string} source
 */
function quotesOf(source) {
  return [...source.matchAll(/^```txt\b.*\n([\s\S]*?)^```/gm)].map(([, text = '']) => text.trim());
}
