import { headingTypes, type RecordHierarchy, splitUrl } from '@docs/search';
import type { SearchHit } from '@docs/search/client';
import { withoutTwins } from '../without-twins';

/** A section of a page with matches. Texts contain marks. */
export interface ResultSection {
  url: string;
  title: string;
  snippets: string[];
}

/** A page with matches. Texts contain marks, except for the group. */
export interface ResultPage {
  url: string;
  /** The `objectID` of the page's title record. */
  id: string;
  /** Top level of the hierarchy. */
  group: string;
  title: string;
  /** From the content directly below the title. */
  snippets: string[];
  sections: ResultSection[];
}

/** Groups hits by page, in the order of the best hit of each page. */
export function groupHits(hits: readonly SearchHit[]): ResultPage[] {
  const pages = new Map<string, ResultPage>();
  for (const hit of withoutTwins(hits)) {
    const { path, anchor } = splitUrl(hit.url);
    const page = pages.get(path) ?? newPage(hit, path);
    pages.set(path, page);
    if (hit.type === 'lvl1') page.title = marked(hit, 'lvl1');
    const place = anchor ? sectionOf(page, hit) : page;
    const snippet = snippetOf(hit);
    if (snippet && !place.snippets.includes(snippet)) place.snippets.push(snippet);
  }
  return [...pages.values()];
}

function newPage(hit: SearchHit, path: string): ResultPage {
  const { lvl0 } = hit.hierarchy;
  return { url: path, id: path, group: lvl0, title: marked(hit, 'lvl1'), snippets: [], sections: [] };
}

function sectionOf(page: ResultPage, hit: SearchHit): ResultSection {
  const known = page.sections.find(({ url }) => url === hit.url);
  const title = sectionPath(hit);
  if (known) {
    // If the heading matched, its own hit has the marks. Hits below the heading have it without marks.
    if (hit.type !== 'content') known.title = title;
    return known;
  }
  const section = { url: hit.url, title, snippets: [] };
  page.sections.push(section);
  return section;
}

/** Returns the headings that lead to a hit. */
function sectionPath(hit: SearchHit): string {
  const path = headingTypes.filter((level) => hit.hierarchy[level]).map((level) => marked(hit, level));
  return path.join(' › ') || marked(hit, 'lvl1');
}

function marked(hit: SearchHit, level: keyof RecordHierarchy): string {
  return hit._highlightResult?.hierarchy?.[level]?.value ?? hit.hierarchy[level] ?? '';
}

/**
 * Returns the text to show for a hit. Headings have none. The page has room for more words than a snippet has, so it
 * gets the text from the sentence in which the snippet begins.
 */
function snippetOf(hit: SearchHit): string {
  if (hit.type !== 'content' && hit.type !== 'lvl1') return '';
  const snippet = hit._snippetResult?.content?.value ?? hit.content ?? '';
  const full = hit._highlightResult?.content?.value;
  const start = full?.indexOf(snippet.replace(/^…|…$/g, '')) ?? -1;
  if (!full || start < 0) return snippet;
  const begin = /^.*[.:?!]\s/s.exec(full.slice(0, start))?.[0].length ?? 0;
  return start - begin > mostLead ? `…${full.slice(start)}` : full.slice(begin);
}

/** Maximum number of characters of a sentence before the snippet. */
const mostLead = 90;
