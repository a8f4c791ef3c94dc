import { compiledOf } from '../../content-model/nodes/compiled-of';
import { contentSets } from '../../content-model/sets';
import type { LoadedSite } from '../../content-model/site';
import type { PageSource } from './collect-records';

/** Returns all pages that the content sets contribute to the search, with their contents. */
export function readSearchPages(site: LoadedSite): PageSource[] {
  const pages = contentSets.flatMap(
    (set) => set.searchPages?.(site.documents.any(set.type), site.sidebars) ?? [],
  );
  return pages.map((page) => {
    const compiled = page.source === undefined ? undefined : compiledOf(site, page.source);
    if (!compiled) return { page, content: undefined };
    const { toc, links, firstParagraph } = compiled.facts;
    return { page, content: { tree: compiled.trees().tree, toc, links, firstParagraph } };
  });
}
