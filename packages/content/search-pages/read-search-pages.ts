import type { Block, PageContent, PageSource, SearchPage } from '@docs/search';
import { type CompiledFile, compiledOf } from '../model/compiler';
import { contentSets } from '../model/sets';
import type { LoadedSite } from '../model/site';
import { readBlocks } from './blocks';

/** Contents that have already been read, by compiled file. */
export type KnownContents = WeakMap<CompiledFile, PageContent>;

/**
 * Returns all pages that the content sets contribute to the search, with their compiled files. A page has none if
 * it has no file, or if the file has mistakes.
 */
export function findSearchPages(
  site: LoadedSite,
): { page: SearchPage; compiled?: CompiledFile | undefined }[] {
  const pages = contentSets.flatMap((set) => set.searchPages?.(site.documents.any(set.type), site) ?? []);
  return pages.map((page) => ({
    page,
    compiled: page.source === undefined ? undefined : compiledOf(site, page.source),
  }));
}

/** Returns all pages of the search with their contents. Contents that are not in `known` are read and added to it. */
export function readSearchPages(site: LoadedSite, known: KnownContents = new WeakMap()): PageSource[] {
  return findSearchPages(site).map(({ page, compiled }) => {
    if (!compiled) return { page, content: undefined };
    const content = known.get(compiled) ?? readContent(compiled);
    known.set(compiled, content);
    return { page, content };
  });
}

/**
 * Reads the content of a compiled file. If the file is rendered as a module, only its headings and its first
 * paragraph are known.
 */
function readContent(compiled: CompiledFile): PageContent {
  const { toc, links: targets, firstParagraph } = compiled.facts;
  const { tree } = compiled.trees();
  if (tree) return { ...readBlocks(tree), targets };
  const blocks: Block[] = toc.map(({ level, id, text }) => ({ kind: 'heading', level, id, text }));
  if (firstParagraph !== undefined) blocks.unshift({ kind: 'text', text: firstParagraph });
  return { blocks, links: [], targets };
}
