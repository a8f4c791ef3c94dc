import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@docs/content';

/** What a build has created, so that `sweep` can tell what is left over from earlier builds. */
interface BuildManifest {
  /** Absolute path of the built site. */
  publicFolder: string;
  /** Absolute paths of the folders that are copied into it. */
  staticFolders: readonly string[];
  /** Routes of all pages. */
  routes: readonly string[];
  /** Absolute paths of the files that are not pages. */
  files: readonly string[];
}

/**
 * Files that are never deleted: those that our scripts write after Gatsby, and those of Gatsby and its bundles. The
 * names of the latter change with their content, so that no old file is mistaken for a new one.
 */
const others = [
  /^(?:static(?!\/apis|\/search)|~partytown|_gatsby|slice-data|page-data\/sq)\//,
  /^(?:page-data\/app-data|chunk-map|webpack\.stats)\.json$/,
  /^(?:_[^/]*|[^/]*\.(?:js|css|map|txt\.map|LICENSE\.txt))$/,
];

/**
 * Deletes what earlier builds left in the built site, whatever happened since then: pages and other files that this
 * build has neither created nor kept.
 */
export function sweep({ publicFolder, staticFolders, routes, files }: BuildManifest): void {
  const current = new Set(files.map((file) => path.relative(publicFolder, file)));
  for (const route of routes) for (const file of pageFiles(route)) current.add(path.normalize(file));
  for (const file of filesBelow(publicFolder)) {
    const name = path.relative(publicFolder, file).replace(/(?<!\.tar)\.(br|gz)$/, '');
    const isOther = others.some((pattern) => pattern.test(name.split(path.sep).join('/')));
    const isStatic = () => staticFolders.some((folder) => fs.existsSync(path.join(folder, name)));
    if (!isOther && !current.has(name) && !isStatic()) fs.rmSync(file);
  }
}

/** Returns the files of a page: its HTML and its data. */
function pageFiles(route: string): string[] {
  const name = route.replace(/^\/|\/$/g, '');
  const html = name.endsWith('.html') ? name : `${name}/index.html`;
  return [html.replace(/^\//, ''), `page-data/${name || 'index'}/page-data.json`];
}
