import type { SearchRecord } from '../engine/record';
import { callNames } from './call-names';
import { countInboundLinks } from './inbound-links';
import { pageRecords } from './page-records';
import { routeOf } from './route';
import type { Block, PageContent, SearchPage } from './search-page';

/** A page and its records. */
export interface PageRecords {
  page: SearchPage;
  records: SearchRecord[];
}

/** A page and its content: the source of its records. */
export interface PageSource {
  page: SearchPage;
  /** Absent if the page has no file, or if the file has an error, which is reported elsewhere. */
  content: PageContent | undefined;
}

/** Creates the records of all pages. */
export function collectRecords(sources: readonly PageSource[]): PageRecords[] {
  const read = sources.map((source) => ({ page: source.page, content: contentOf(source) }));
  const inbound = countInboundLinks(
    read.map(({ page, content }) => ({ path: page.path, links: content.targets })),
  );
  const names = callNames(read.map(({ page, content }) => ({ path: page.path, links: content.links })));
  return read.map(({ page, content }) => {
    const route = routeOf(page.path);
    const keywords = [...(page.keywords ?? []), ...(names.get(route) ?? [])];
    const options = { pageRank: inbound.get(route) ?? 0, language: 'en' };
    return { page, records: pageRecords({ ...page, keywords }, content.blocks, options) };
  });
}

/** Returns the content of a page. One without an MDX file has the paragraphs of its content set. */
function contentOf({ page, content }: PageSource): PageContent {
  if (content) return content;
  const blocks = (page.text ?? []).map((text): Block => ({ kind: 'text', text }));
  return { blocks, links: [], targets: [] };
}
