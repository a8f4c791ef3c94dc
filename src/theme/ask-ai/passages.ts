import { foldedWords, isStopWord } from '@docs/search';
import type { SearchAnswer, SearchHit, SearchRequest } from '@docs/search/client';
import { markedParts, withoutMarks } from '../../search/markup';
import { facetFilters, searchSettings } from '../../search/requests';

/** A page, or a section of one. */
export interface Source {
  /** URL as in the index; `ownUrl` converts it to a URL of the open site. */
  url: string;
  /** Title of the page, and of the section if there is one. */
  page: string;
  section: string | null;
}

/** A passage of the documentation that may answer a question. */
export interface Passage extends Source {
  /** Its text, without marks. Long passages end in an ellipsis. */
  quote: string;
}

/** Maximum number of characters in a question. */
export const questionLimit = 256;

/** Maximum number of passages, in total and per page. */
const most = 4;
const mostOfPage = 2;

/** Maximum number of words in a quote. */
const words = 48;

/** A page that contains less than this share of the question's words is not an answer. */
const leastCoverage = 0.5;

/** Returns the search request for passages. */
export function passageRequest(question: string): SearchRequest {
  const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map(
    (level) => `hierarchy.${level}`,
  );
  return {
    indexName: searchSettings.indexName,
    query: question.slice(0, questionLimit),
    facetFilters: facetFilters(),
    // More than are shown: several may be from one page, or have no text.
    hitsPerPage: 20,
    // A question is longer than a query, so a passage need not contain all of its words.
    removeWordsIfNoResults: 'allOptional',
    attributesToRetrieve: [...levels, 'content', 'type', 'url'],
    attributesToSnippet: [`content:${words}`],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  };
}

/**
 * Returns whether the best page contains enough of a question's words to answer it. The embedded engine
 * reports the share; for the hosted engine, the marked words of that page are counted.
 */
export function isAnswered(question: string, { hits, coverage }: SearchAnswer): boolean {
  const [best] = hits;
  if (!best) return false;
  if (coverage !== undefined) return coverage >= leastCoverage;
  const telling = foldedWords(question).filter((word) => !isStopWord(word));
  const ofPage = hits.filter(({ url }) => pageOf(url) === pageOf(best.url));
  const marked = foldedWords(ofPage.flatMap(markedTexts).join(' '));
  const found = telling.filter((word) => marked.some((mark) => mark.startsWith(word.slice(0, 3))));
  return found.length >= leastCoverage * telling.length;
}

/** Returns the pages closest to a question, each with the first text that was found on it. */
export function nearestPages(hits: readonly SearchHit[]): Passage[] {
  const pages = new Map<string, Passage>();
  for (const hit of hits) {
    const url = pageOf(hit.url);
    const page = pages.get(url) ?? { url, page: hit.hierarchy.lvl1 ?? url, section: null, quote: '' };
    pages.set(url, page);
    page.quote ||= quoteOf(hit);
  }
  return [...pages.values()].slice(0, most);
}

/**
 * Returns the best passages of an answer, in order: at most two per page, without duplicates and empty
 * passages.
 */
export function bestPassages(hits: readonly SearchHit[]): Passage[] {
  const passages: Passage[] = [];
  const pages = new Map<string, number>();
  const seen = new Set<string>();
  for (const hit of hits) {
    const page = pageOf(hit.url);
    const isTitle = hit.type === 'lvl1';
    // A page's description is quoted only if none of its sections matches.
    if (isTitle && hits.some((other) => other !== hit && other.content && pageOf(other.url) === page))
      continue;
    const text = quoteOf(hit);
    const ofPage = pages.get(page) ?? 0;
    if (!text || seen.has(text) || seen.has(hit.url) || ofPage >= mostOfPage) continue;
    seen.add(text).add(hit.url);
    pages.set(page, ofPage + 1);
    const { lvl0, lvl1, ...below } = hit.hierarchy;
    const section = Object.values(below).filter(Boolean).at(-1) ?? null;
    passages.push({ url: hit.url, page: lvl1 ?? lvl0 ?? page, section, quote: text });
    if (passages.length === most) break;
  }
  return passages;
}

/** Returns the text of a hit to quote. A page's description is quoted whole. */
function quoteOf({ type, content, _snippetResult }: SearchHit): string {
  const quote = (type === 'lvl1' ? undefined : _snippetResult?.content?.value) ?? content ?? '';
  return withoutLeadIn(withoutMarks(quote).trim());
}

/** Returns a text without a last sentence that ends with a colon, because what it introduces isn't quoted. */
function withoutLeadIn(text: string): string {
  return text.endsWith(':') ? text.replace(/(^|(?<=[.!?…])\s)[^.!?…]*:$/, '').trim() : text;
}

function pageOf(url: string): string {
  return url.replace(/#.*$/, '');
}

function markedTexts({ _highlightResult, _snippetResult }: SearchHit): string[] {
  const fields = [_highlightResult, _snippetResult].flatMap((marked) => [
    marked?.content,
    ...Object.values(marked?.hierarchy ?? {}),
  ]);
  return fields.flatMap((field) =>
    markedParts(field?.value ?? '')
      .filter(({ isMatch }) => isMatch)
      .map(({ text }) => text),
  );
}
