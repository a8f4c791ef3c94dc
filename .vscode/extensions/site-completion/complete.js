const path = require('node:path');

/**
 * What the development server writes to `node_modules/.cache/editor/names.json`.
 * @typedef {object} Names
 * @property {{ path: string, title: string, file?: string, headings: { id: string, text: string }[] }[]} pages `file`
 *   is absolute.
 * @property {string[]} diagrams
 * @property {Readonly<Record<string, { insert?: string, detail: string }>>} words The words of a code fence.
 */

/**
 * A suggestion. `insert` is a snippet, for suggestions that differ from their label.
 * @typedef {{ label: string, detail?: string, insert?: string }} Item
 */

const fence = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)?(`{3,}|~{3,})\s*([\w-]*)(.*)$/;

/**
 * Returns the suggestions at the end of a text, and how many characters before its end they replace.
 * @param {string} text The MDX file up to the cursor.
 * @param {string} file The file's absolute path.
 * @param {Names} names
 * @returns {{ replaced: number, items: Item[] } | undefined}
 */
function complete(text, file, names) {
  const lines = text.split('\n');
  const line = lines.pop() ?? '';
  if (isInCode(lines)) return undefined;
  const meta = fence.exec(line)?.[3];
  if (meta !== undefined) return completeFence(meta, names);
  const diagram = /<Diagram\s[^>]*\bname="([^"]*)$/.exec(line)?.[1];
  if (diagram !== undefined)
    return { replaced: diagram.length, items: names.diagrams.map((label) => ({ label })) };
  const address = /(?:\]\(|^\s*\[[^\]]+\]:\s+|\s(?:href|to)=")([^\s)"]*)$/.exec(line)?.[1];
  return address === undefined ? undefined : completeAddress(address, file, names);
}

/** @param {string[]} lines */
function isInCode(lines) {
  let open = '';
  for (const line of lines) {
    const [, marker = '', language, rest] = fence.exec(line) ?? [];
    if (!open) open = marker;
    else if (marker.startsWith(open) && !language && !rest?.trim()) open = '';
  }
  return open !== '';
}

/**
 * @param {string} meta The part of the line after the language.
 * @param {Names} names
 */
function completeFence(meta, { words }) {
  const typed = /\s([\w-]*)$/.exec(meta)?.[1];
  // Inside of quotes, authors write text.
  if (typed === undefined || (meta.match(/"/g)?.length ?? 0) % 2 === 1) return undefined;
  const items = Object.entries(words)
    .filter(([label]) => !new RegExp(`\\s${label}(?=[=\\s])`).test(meta))
    .map(([label, word]) => ({ label, ...word }));
  return { replaced: typed.length, items };
}

/**
 * @param {string} address The part of the address before the cursor.
 * @param {string} file
 * @param {Names} names
 */
function completeAddress(address, file, { pages }) {
  const [route = '', heading] = address.split('#');
  if (heading === undefined) {
    if (route !== '' && !route.startsWith('/')) return undefined;
    return {
      replaced: route.length,
      items: pages.map(({ path: label, title: detail }) => ({ label, detail })),
    };
  }
  const target = path.resolve(path.dirname(file), route);
  const page = pages.find((each) =>
    route.startsWith('/') ? isSame(each.path, route) : each.file === (route === '' ? file : target),
  );
  if (!page) return undefined;
  const items = page.headings.map(({ id, text }) => ({ label: id, detail: text }));
  return { replaced: heading.length, items };
}

/**
 * @param {string} a
 * @param {string} b
 */
function isSame(a, b) {
  return a.replace(/\/$/, '') === b.replace(/\/$/, '');
}

module.exports = { complete };
