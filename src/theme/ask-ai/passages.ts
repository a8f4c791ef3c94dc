import type { SearchHit, SearchRequest } from '../../search/hit';
import { withoutMarks } from '../../search/markup';
import { facetFilters, searchSettings } from '../../search/requests';

/** A piece of the documentation that may answer a question. */
export interface Passage {
  /** As the index has it: `ownUrl` makes it an address of the open site. */
  url: string;
  /** Title of the page, and of the section where the passage stands in one. */
  page: string;
  section: string | null;
  /** Its text, with `<mark>` around what matches. */
  quote: string;
}

/** Most characters of a question. */
export const questionLimit = 256;

/** Passages that an answer consists of, and how many of them may be of one page. */
const most = 5;
const mostOfPage = 2;

/** Words of a quote. */
const words = 48;

/** Words that make a question of what is asked for. */
const filler = new Set(
  `a about an am and any are at be by can could did do does for from get has have help how i if in into is it its
  let me my need of on or please should tell that the their there these this to use want was what when where which
  who why will with would you your`.split(/\s+/),
);

/** The words of a question that say what it is about; all of them where no others are left. */
export function wordsOf(question: string): string {
  const all = question
    .slice(0, questionLimit)
    .split(/[\s?!,;]+/)
    .filter(Boolean);
  const telling = all.filter((word) => !filler.has(word.toLowerCase()));
  return (telling.length > 0 ? telling : all).join(' ');
}

/** The request that looks for passages. */
export function passageRequest(question: string): SearchRequest {
  const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map(
    (level) => `hierarchy.${level}`,
  );
  return {
    indexName: searchSettings.indexName,
    query: wordsOf(question),
    facetFilters: facetFilters(),
    // More than are shown: several may be of one page, or have no text.
    hitsPerPage: 20,
    // A question is more than a query: a passage need not have all of its words.
    removeWordsIfNoResults: 'allOptional',
    attributesToRetrieve: [...levels, 'content', 'type', 'url'],
    attributesToSnippet: [`content:${words}`],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  };
}

/** The best passages of an answer, in its order: at most two of a page, none twice, none without text. */
export function bestPassages(hits: readonly SearchHit[]): Passage[] {
  const passages: Passage[] = [];
  const pages = new Map<string, number>();
  const seen = new Set<string>();
  for (const hit of hits) {
    const quote = hit._snippetResult?.content?.value ?? hit.content ?? '';
    const text = withoutMarks(quote).trim();
    const page = hit.url.replace(/#.*$/, '');
    const ofPage = pages.get(page) ?? 0;
    if (!text || seen.has(text) || ofPage >= mostOfPage) continue;
    seen.add(text);
    pages.set(page, ofPage + 1);
    const { lvl0, lvl1, ...below } = hit.hierarchy;
    const section = Object.values(below).filter(Boolean).at(-1) ?? null;
    passages.push({ url: hit.url, page: lvl1 ?? lvl0 ?? page, section, quote });
    if (passages.length === most) break;
  }
  return passages;
}
