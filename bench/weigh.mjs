import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * A file's gzipped size in bytes.
 * @param {string} file
 */
export const gzipped = (file) => gzipSync(readFileSync(file)).length;

/**
 * Weighs the docs pages of a built site, in gzipped bytes: the HTML of each, its data, which a navigation
 * loads, both as a first load needs them, and the scripts of `/docs/`. The HTML of a page that is
 * not long contains its data.
 * @param {string} folder The built site.
 */
export function weighDocs(folder) {
  const pages = readdirSync(join(folder, 'page-data'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name === 'page-data.json')
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, ...JSON.parse(readFileSync(file, 'utf8')) }))
    .filter(({ componentChunkName }) => /src-templates-doc-/.test(componentChunkName));
  const html = pages.map(({ path }) => gzipped(join(folder, path, 'index.html')));
  const data = pages.map(({ file }) => gzipped(file));
  const both = pages.map(({ path }, index) => {
    const isInHtml = readFileSync(join(folder, path, 'index.html'), 'utf8').includes('id="page-data"');
    return (html[index] ?? 0) + (isInHtml ? 0 : (data[index] ?? 0));
  });
  // The page's own files are in Gatsby's chunk map, not in its HTML.
  const chunks = JSON.parse(readFileSync(join(folder, 'webpack.stats.json'), 'utf8')).assetsByChunkName;
  const own = [chunks['component---src-templates-doc-tsx']].flat().filter((name) => name?.endsWith('.js'));
  const named = scriptsOf(readFileSync(join(folder, 'docs/index.html'), 'utf8'));
  const scripts = [...new Set([...named, ...own.map((name) => `/${name}`)])];
  return {
    pages: pages.length,
    scriptFiles: scripts.length,
    scriptBytes: scripts.reduce((sum, path) => sum + gzipped(join(folder, path)), 0),
    html: { median: median(html), largest: Math.max(...html) },
    data: { median: median(data), largest: Math.max(...data) },
    htmlAndData: { median: median(both), largest: Math.max(...both) },
  };
}

/**
 * The scripts that a page's HTML names, without duplicates: in tags, and in the inline script that starts the site.
 * @param {string} html
 * @returns {string[]}
 */
export function scriptsOf(html) {
  return [...new Set([...html.matchAll(/"(\/[^"\s]+\.js)"/g)].map(([, path = '']) => path))];
}

/**
 * The median.
 * @param {number[]} values
 */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
