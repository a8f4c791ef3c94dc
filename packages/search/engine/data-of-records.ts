import { type SearchRecord, splitUrl } from './record';
import type { IndexedPage, IndexedSection, SearchData } from './search-data';

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] };
type OpenSection = Omit<IndexedSection, 'blocks'> & { blocks: string[] };

/** Converts records, in any order, to the structure of the index files: pages with sections. */
export function searchData(
  records: readonly SearchRecord[],
  synonyms: SearchData['synonyms'],
  build = '',
): SearchData {
  const pages: Mutable<IndexedPage>[] = [];
  const sections: OpenSection[] = [];
  for (const record of sortRecords(records)) {
    const { anchor } = splitUrl(record.url);
    if (record.type === 'lvl1') {
      pages.push({
        path: record.pageID,
        title: record.hierarchy.lvl1,
        group: record.hierarchy.lvl0,
        part: record.part,
        tag: record.docusaurus_tag,
        language: record.language,
        keywords: record.keywords,
        answers: record.answers,
        symptoms: record.symptoms,
        rank: record.weight.pageRank,
        isDescribed: record.content !== null,
        first: sections.length,
        count: 0,
      });
    }
    const page = pages[pages.length - 1];
    if (!page) continue;
    if (record.type !== 'content') {
      const heading = record.hierarchy[record.type] ?? '';
      const level = Number(record.type.slice(3));
      sections.push({
        page: pages.length - 1,
        level,
        heading,
        anchor,
        blocks: [],
        names: record.names,
        errors: record.errors,
      });
      page.count++;
    }
    if (record.content) sections[sections.length - 1]?.blocks.push(record.content);
  }
  return { build, pages, sections, synonyms, hasText: true };
}

/** Returns records in index order: by page, then by position on the page. */
function sortRecords(records: readonly SearchRecord[]): SearchRecord[] {
  return [...records].sort((a, b) =>
    a.pageID === b.pageID ? a.weight.position - b.weight.position : a.pageID < b.pageID ? -1 : 1,
  );
}
