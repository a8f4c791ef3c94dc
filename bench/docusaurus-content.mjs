import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { readDocs } from './repeat-content.mjs';

/** @typedef {import('./repeat-content.mjs').SidebarItem} SidebarItem */
/** @typedef {string | Record<string, unknown>} DocusaurusItem A sidebar entry, as Docusaurus reads it. */

/** Removes the trailing slash of a route. @param {string} path */
const withoutSlash = (path) => path.replace(/(.)\/+$/, '$1');

/** Frontmatter keys of this site. Docusaurus would not use them, but would include them in each page's script. */
const ownKeys = ['answers', 'api', 'crumb', 'redirect_from'];

/**
 * Writes the docs, posts, authors and sidebars of a content folder into a Docusaurus site, replacing its own.
 * @param {string} content
 * @param {string} site
 */
export async function writeDocusaurusContent(content, site) {
  for (const folder of ['docs', 'blog']) {
    const target = join(site, folder);
    rmSync(target, { recursive: true, force: true });
    cpSync(join(content, folder), target, { recursive: true });
    for (const name of readdirSync(target, { recursive: true, encoding: 'utf8' })) {
      const file = join(target, name);
      if (/\.mdx?$/.test(name)) writeFileSync(file, withoutOwnKeys(readFileSync(file, 'utf8')));
    }
  }
  const authors = docusaurusAuthors(readYaml(join(content, 'authors.yaml')) ?? {});
  writeFileSync(join(site, 'blog/authors.yml'), stringify(authors));
  writeFileSync(join(site, 'sidebars.json'), JSON.stringify(await sidebarsOf(content)));
}

/**
 * A page's source with only the frontmatter that Docusaurus knows.
 * @param {string} source
 */
export function withoutOwnKeys(source) {
  return source.replace(/^---\r?\n([\s\S]*?\n)---/, (whole, frontmatter) => {
    const matter = parse(frontmatter) ?? {};
    if (!ownKeys.some((key) => key in matter)) return whole;
    for (const key of ownKeys) delete matter[key];
    return `---\n${stringify(matter)}---`;
  });
}

/**
 * Converts a sidebar's items to Docusaurus' format, in the same order.
 * @param {SidebarItem[]} items
 * @param {Map<string, string>} ids Ids of docs by route, without trailing slashes.
 * @param {string[]} [parents] Labels from the root down: Docusaurus requires keys if labels are equal.
 * @returns {DocusaurusItem[]}
 */
export function docusaurusItems(items, ids, parents = []) {
  return items.map((item) => {
    if (typeof item === 'string') return item;
    if (item.divider) return { type: 'html', value: '<hr>' };
    const { doc, href, category, link, label = category, items: below = [] } = item;
    if (doc && !label) return doc;
    const path = [...parents, String(label)];
    const key = path.join(' / ');
    if (doc) return { type: 'doc', id: doc, label, key };
    if (href) return { type: 'link', href, label, key };
    const id = link && ids.get(withoutSlash(link));
    const own = id ? { link: { type: 'doc', id } } : {};
    return { type: 'category', label, key, ...own, items: docusaurusItems(below, ids, path) };
  });
}

/** Converts authors to Docusaurus' format. @param {Record<string, Record<string, unknown>>} authors */
export function docusaurusAuthors(authors) {
  return Object.fromEntries(
    Object.entries(authors).map(([id, { github, ...author }]) => {
      return [id, github ? { ...author, socials: { github } } : author];
    }),
  );
}

/** @param {string} content */
async function sidebarsOf(content) {
  const docs = await readDocs(join(content, 'docs'));
  const ids = new Map(docs.map(({ route, docId }) => [withoutSlash(route), docId]));
  const folder = join(content, 'sidebars');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return Object.fromEntries(
    files.map((file) => [basename(file, '.yaml'), docusaurusItems(readYaml(join(folder, file)), ids)]),
  );
}

/** @param {string} file */
const readYaml = (file) => parse(readFileSync(file, 'utf8'));
