import { withoutTrailingSlash } from '../../shared/paths';
import { i18n } from '../../site/i18n';
import type { SearchRecord } from '../engine/record';
import { type Block, readBlocks, type TextLink } from './blocks';
import { callNames } from './call-names';
import { countInboundLinks } from './inbound-links';
import { pageRecords } from './page-records';
import type { PageContent, SearchPage } from './search-page';

/** A page and its records. */
export interface PageRecords {
  page: SearchPage;
  records: SearchRecord[];
}

/** A page and its compiled content: the source of its records. */
export interface PageSource {
  page: SearchPage;
  /** Absent if the page has no file, or if the file has an error, which is reported elsewhere. */
  content: PageContent | undefined;
}

/**
 * Creates the records of all pages.
 * @param acceptsName Decides which link texts count as names of the pages they link to. By default, all do.
 */
export function collectRecords(
  sources: readonly PageSource[],
  acceptsName?: (text: string) => boolean,
): PageRecords[] {
  const read = sources.map(readPage);
  const inbound = countInboundLinks(read.map(({ page, targets }) => ({ path: page.path, links: targets })));
  const names = callNames(
    read.map(({ page, links }) => ({ path: page.path, links })),
    acceptsName,
  );
  return read.map(({ page, blocks }) => {
    const route = withoutTrailingSlash(page.path);
    const keywords = [...(page.keywords ?? []), ...(names.get(route) ?? [])];
    const options = { pageRank: inbound.get(route) ?? 0, language: i18n.defaultLocale };
    return { page, records: pageRecords({ ...page, keywords }, blocks, options) };
  });
}

interface ReadPage {
  page: SearchPage;
  blocks: Block[];
  links: TextLink[];
  targets: readonly { to?: string }[];
}

/**
 * Returns a page's blocks and links. For a file that is rendered as a module, only the headings and the first
 * paragraph are known.
 */
function readPage({ page, content }: PageSource): ReadPage {
  const targets = content?.links ?? [];
  if (content?.tree) return { page, ...readBlocks(content.tree), targets };
  const texts = [content?.firstParagraph, ...(page.text ?? [])].filter((text) => text !== undefined);
  const blocks = [
    ...texts.map((text): Block => ({ kind: 'text', text })),
    ...(content?.toc ?? []).map(({ level, id, text }): Block => ({ kind: 'heading', level, id, text })),
  ];
  return { page, blocks, links: [], targets };
}
