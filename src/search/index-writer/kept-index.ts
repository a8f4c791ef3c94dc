import fs from 'node:fs';
import path from 'node:path';
import { atomicWrite } from '../../content-model/atomic-write';
import { codeDigest, digestOf } from '../../content-model/digest';
import type { LoadedSite } from '../../content-model/site';
import { readSynonyms } from '../../content-model/synonyms';
import { withGroups } from '../engine/index-files';
import { findSearchPages } from '../records/read-search-pages';
import type { EncodedIndex } from './write-index';

/** The index of the last build. */
export interface KeptIndex {
  /**
   * Returns the index of a site, or undefined if it differs from that of the last build in more than the groups of
   * its pages.
   */
  indexOf(site: LoadedSite): EncodedIndex | undefined;
  /** Saves the index of a site for the next build. */
  keep(site: LoadedSite, index: EncodedIndex): void;
}

/** The folders with the code that creates an index: all that `import-boundaries.json` lets it import. */
export const codeFolders = [
  'src/search/engine',
  'src/search/records',
  'src/search/index-writer',
  'src/content-model',
  'src/mdx/compile',
  'src/shared',
  'src/site',
];

/**
 * Opens the cache file with the index of the last build. Edits of sidebars, components and styles change nothing in
 * the index except the groups of its pages. Without the cache, such a build spends more processor time on encoding
 * the index than on any other work outside of Gatsby.
 * @param root Absolute path of the project folder.
 */
export function openKeptIndex(root: string): KeptIndex {
  const file = path.join(root, 'node_modules/.cache/search-index.json');
  const kept = read(file);
  const code = codeDigest(root, codeFolders);
  const keyOf = (site: LoadedSite) => digestOf(code, inputOf(site));
  return {
    indexOf(site) {
      if (!kept || kept.key !== keyOf(site)) return undefined;
      const groupOf = new Map(findSearchPages(site).map(({ page }) => [page.path, page.group]));
      const groups = kept.index.paths.map((each) => groupOf.get(each) ?? '');
      return { ...kept.index, titles: withGroups(kept.index.titles, groups) };
    },
    keep: (site, index) => atomicWrite(file, JSON.stringify({ key: keyOf(site), index })),
  };
}

/** Returns everything in a site that its index depends on, except for the groups, as a text. */
function inputOf(site: LoadedSite): string {
  // The index does not depend on node ids or on the location of the project either.
  const others = { group: undefined, nodeId: undefined, source: undefined };
  const pages = findSearchPages(site).map(({ page, compiled }) => [
    { ...page, ...others },
    compiled?.digest ?? null,
  ]);
  return JSON.stringify([pages, readSynonyms(site.folders)]);
}

function read(file: string): { key: string; index: EncodedIndex } | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    // A missing or corrupt cache counts as empty.
    return undefined;
  }
}
