import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Folder of the built site under test. */
export const publicFolder = resolve(import.meta.dirname, '../../public');

/** A page as Gatsby wrote it. */
export interface BuiltPage {
  path: string;
  /** Name of the template or hand-written page: `component---src-templates-doc-tsx`. */
  chunk: string;
  /** Gzipped size of its HTML in bytes, and of its data if the HTML does not contain them. */
  htmlAndData: () => number;
}

/** Returns all built pages except for not-found pages and redirects, sorted by path. */
export function builtPages(): BuiltPage[] {
  const folder = join(publicFolder, 'page-data');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name === 'page-data.json')
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => {
      const { path, componentChunkName: chunk } = JSON.parse(readFileSync(file, 'utf8'));
      return {
        path,
        chunk,
        htmlAndData: () => {
          const html = join(publicFolder, path, 'index.html');
          return gzipped(html) + (readFileSync(html, 'utf8').includes('id="page-data"') ? 0 : gzipped(file));
        },
      };
    })
    .filter(({ path, chunk }) => !/^\/(dev-)?404/.test(path) && !chunk.includes('templates-redirect'))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Returns one page of every template and hand-written page: the first by path. */
export function onePageOfEach(): BuiltPage[] {
  const first = new Map<string, BuiltPage>();
  for (const page of builtPages()) if (!first.has(page.chunk)) first.set(page.chunk, page);
  return [...first.values()];
}

/** Returns the docs pages. */
export function docsPages(): BuiltPage[] {
  return builtPages().filter(({ chunk }) => /src-templates-doc-/.test(chunk));
}

const gzippedSizes = new Map<string, number>();

/** Returns the gzipped size of a file in bytes. */
export function gzipped(file: string): number {
  const size = gzippedSizes.get(file) ?? gzipSync(readFileSync(file)).length;
  gzippedSizes.set(file, size);
  return size;
}

/**
 * Returns the size of a file in bytes as the server sends it to current browsers: with Brotli if the build
 * has compressed it.
 */
export function transferred(file: string): number {
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size;
}

/**
 * Returns the URLs of the scripts of a webpack chunk: that of a page type (`component---…`) or of a named
 * part.
 */
export function scriptsOfChunk(name: string): string[] {
  const stats = JSON.parse(readFileSync(join(publicFolder, 'webpack.stats.json'), 'utf8'));
  const files: string[] = stats.assetsByChunkName[name] ?? [];
  if (files.length === 0) throw new Error(`The build has no chunk ${name}.`);
  return files.filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
}
