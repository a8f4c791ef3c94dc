import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { parse, stringify } from 'yaml';
import { loadSource } from '../scripts/load-source.mjs';
import { setAside } from './measure-build.mjs';

/** @typedef {{ folder: string, ids: Set<string> }} Copy Location of a copy, and the ids of its docs before. */
/**
 * @typedef {{ doc?: string, href?: string, category?: string, link?: string, items?: SidebarItem[], divider?:
 *   boolean, label?: string }} SidebarEntry
 */
/** @typedef {string | SidebarEntry} SidebarItem A doc's id, or an entry. */

/**
 * Number of words that only one copy of a doc has. Pages that differ have new words: of this site's files, the
 * second half adds 4,300 of 16,200 words, and that continued to 10,000 docs is three for each doc.
 */
const newWords = 3;

/**
 * A doc's source in a copy, with a changed route, and with words that no other doc has. Its links still lead to the
 * docs that were copied.
 * @param {string} source
 * @param {string} folder
 */
export function repeatDoc(source, folder) {
  const changed = source.replace(/^---\r?\n([\s\S]*?\n)---/, (frontmatter) =>
    frontmatter
      .replace(/^slug: *(['"]?)\//m, `slug: $1/${folder}/`)
      .replace(/^redirect_from:.*\n(?:[ \t-].*\n)*/m, ''),
  );
  const digest = createHash('sha256').update(folder).update(source).digest('hex');
  const words = Array.from({ length: newWords }, (_, place) => `w${digest.slice(place * 8, place * 8 + 8)}`);
  return `${changed}\n\nWords of this copy: ${words.join(', ')}.\n`;
}

/**
 * A sidebar's items in a copy, without the docs that are not copied.
 * @param {SidebarItem[]} items
 * @param {Copy} copy
 * @returns {SidebarItem[]}
 */
export function repeatSidebar(items, copy) {
  const { folder, ids } = copy;
  return items.flatMap(
    /** @returns {SidebarItem[]} */ (item) => {
      if (typeof item === 'string') return ids.has(item) ? [`${folder}/${item}`] : [];
      if (item.doc) return ids.has(item.doc) ? [{ ...item, doc: `${folder}/${item.doc}` }] : [];
      if (!item.items) return item.divider ? [item] : [];
      const below = repeatSidebar(item.items, copy);
      if (below.every((entry) => typeof entry !== 'string' && entry.divider)) return [];
      const { link: _, ...rest } = item;
      return [{ ...rest, items: below }];
    },
  );
}

/**
 * Writes a content folder to another one, repeating its docs, with the files beside them, until there are `count`.
 * @param {string} from
 * @param {string} to
 * @param {number} [count] By default, docs are not repeated.
 */
export async function repeatContent(from, to, count = 0) {
  setAside(to);
  cpSync(from, to, { recursive: true });
  const docs = await readDocs(join(from, 'docs'));
  const others = filesBelow(join(from, 'docs')).filter((file) => !isDoc(file));
  for (let number = 2, left = count - docs.length; left > 0; number += 1, left -= docs.length) {
    const some = docs.slice(0, left);
    const folder = `copy-${number}`;
    for (const file of others) cpSync(join(from, 'docs', file), join(to, 'docs', folder, file));
    for (const { file, source } of some) {
      const copy = join(to, 'docs', folder, file);
      mkdirSync(dirname(copy), { recursive: true });
      writeFileSync(copy, repeatDoc(source, folder));
    }
    copySidebars(from, to, { folder, ids: new Set(some.map(({ docId }) => docId)) });
  }
}

/**
 * The docs in the `docs` folder of a content folder.
 * @param {string} folder
 */
export async function readDocs(folder) {
  /** @type {typeof import('../packages/content/model/sets/docs/route')} */
  const { docAddress } = await loadSource('packages/content/model/sets/docs/route.ts');
  return filesBelow(folder)
    .filter(isDoc)
    .map((file) => {
      const source = readFileSync(join(folder, file), 'utf8');
      const frontmatter = parse(/^---\r?\n([\s\S]*?\n)---/.exec(source)?.[1] ?? '') ?? {};
      return { file, source, ...docAddress(file, frontmatter) };
    });
}

/**
 * The files of a folder and its subfolders, relative to it, with slashes, sorted.
 * @param {string} folder
 */
function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** @param {string} file */
const isDoc = (file) => /\.mdx?$/.test(file);

/**
 * Appends each sidebar's copy to it, as one category.
 * @param {string} from
 * @param {string} to
 * @param {Copy} copy
 */
function copySidebars(from, to, copy) {
  const folder = join(from, 'sidebars');
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const items = repeatSidebar(parse(readFileSync(join(folder, name), 'utf8')) ?? [], copy);
    if (items.length === 0) continue;
    const file = join(to, 'sidebars', name);
    const all = [...parse(readFileSync(file, 'utf8')), { category: copy.folder, items }];
    writeFileSync(file, stringify(all, { aliasDuplicateObjects: false }));
  }
}
