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
  /** Returns the index of this site if it differs from that of the last build in the groups of pages at most. */
  indexOf(site: LoadedSite): EncodedIndex | undefined;
  /** Keeps the index of a site for the next build. */
  keep(site: LoadedSite, index: EncodedIndex): void;
}

/** All folders that the code of an index is in. `import-boundaries.json` allows it no others. */
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
 * Opens the cache file with the index of the last build. Many edits change at most the groups of pages in it: those
 * of sidebars, settings, components and styles. In such a build, encoding the records would take most of the
 * processor time beside Gatsby.
 * @param root Absolute path of the project folder.
 */
export function openKeptIndex(root: string): KeptIndex {
  const file = path.join(root, 'node_modules/.cache/search-index.json');
  const kept = read(file);
  const code = codeDigest(root, codeFolders);
  const keyOf = (site: LoadedSite) => digestOf(code, inputOf(site));
  return {
    indexOf(site) {
      if (kept?.key !== keyOf(site)) return undefined;
      const groups = new Map(findSearchPages(site).map(({ page }) => [page.path, page.group]));
      const { titles, paths } = kept.index;
      return {
        ...kept.index,
        titles: withGroups(
          titles,
          paths.map((each) => groups.get(each) ?? ''),
        ),
      };
    },
    keep: (site, index) => atomicWrite(file, JSON.stringify({ key: keyOf(site), index })),
  };
}

/** Returns everything in a site that its index depends on, except for the groups, as a text. */
function inputOf(site: LoadedSite): string {
  // The index does not depend on ids and on the place of the project either.
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
