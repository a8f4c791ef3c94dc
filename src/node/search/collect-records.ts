import { withoutTrailingSlash } from '../../shared/paths';
import type { SearchRecord } from '../../shared/search/record';
import { i18n } from '../../site/i18n';
import { contentSets } from '../content-sets';
import type { SearchContext } from '../content-sets/content-set';
import { type Block, readBlocks, type TextLink } from './blocks';
import { callNames } from './call-names';
import { countInboundLinks } from './inbound-links';
import { pageRecords } from './page-records';
import type { PageContent, SearchPage } from './search-page';

/** A page with the records made of it. */
export interface PageRecords {
  page: SearchPage;
  records: SearchRecord[];
}

/** What records are collected from. */
export interface RecordSource extends SearchContext {
  /** A file's content, or undefined where the file has a mistake (which is told elsewhere). */
  compiled(source: string): Promise<PageContent | undefined>;
  /** Which link texts count as names of the pages they lead to; all, where nothing is said. */
  acceptsName?(text: string): boolean;
}

/** The records of all pages that the content sets contribute. */
export async function collectRecords(source: RecordSource): Promise<PageRecords[]> {
  const pages = contentSets.flatMap((set) => set.searchPages?.(source) ?? []);
  const read = [];
  for (const page of pages) read.push(await readPage(page, source));
  const inbound = countInboundLinks(read.map(({ page, targets }) => ({ path: page.path, links: targets })));
  const names = callNames(
    read.map(({ page, links }) => ({ path: page.path, links })),
    source.acceptsName,
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

/** A page's blocks and links; of a file that is rendered as a module only its headings and its beginning are known. */
async function readPage(page: SearchPage, { compiled }: RecordSource): Promise<ReadPage> {
  const content = page.source ? await compiled(page.source) : undefined;
  const targets = content?.links ?? [];
  if (content?.tree) return { page, ...readBlocks(content.tree), targets };
  const texts = [content?.firstParagraph, ...(page.text ?? [])].filter((text) => text !== undefined);
  const blocks = [
    ...texts.map((text): Block => ({ kind: 'text', text })),
    ...(content?.toc ?? []).map(({ level, id, text }): Block => ({ kind: 'heading', level, id, text })),
  ];
  return { page, blocks, links: [], targets };
}
