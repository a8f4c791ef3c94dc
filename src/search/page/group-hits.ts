import { headingTypes, type RecordHierarchy, splitUrl } from '@docs/search';
import type { SearchHit } from '@docs/search/client';
import { withoutMarks } from '../markup';
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
 * gets whole sentences: from the one in which the snippet begins to the last one that fits.
 */
function snippetOf(hit: SearchHit): string {
  if (hit.type !== 'content' && hit.type !== 'lvl1') return '';
  const snippet = hit._snippetResult?.content?.value ?? hit.content ?? '';
  const full = hit._highlightResult?.content?.value;
  const start = full?.indexOf(snippet.replace(/^…|…$/g, '')) ?? -1;
  if (!full || start < 0) return snippet;
  const before = full.slice(0, start);
  const sentence = lengthOf(/^.*[.:?!]\s/s, before);
  if (start - sentence <= mostLead) return wholeSentences(full.slice(sentence));
  // A long sentence begins where a part of it does, if that is near.
  const part = lengthOf(/^.*[,;–—]\s/s, before);
  return `…${wholeSentences(full.slice(start - part <= mostLead ? part : start))}`;
}

/** Maximum number of characters: before the snippet, and of sentences that are shown to their end. */
const mostLead = 90;
const mostText = 200;

function lengthOf(pattern: RegExp, text: string): number {
  return pattern.exec(text)?.[0].length ?? 0;
}

/** Cuts a text after a sentence, if the first match is before that. */
function wholeSentences(text: string): string {
  const ends = [...text.matchAll(/[.?!](?:<\/mark>)?(?=\s+[\p{Lu}<`])/gu)].map(
    (match) => match.index + match[0].length,
  );
  const shown = ends
    .map((end) => text.slice(0, end))
    .filter((part) => part.includes('<mark>') && withoutMarks(part).length <= mostText);
  return shown.at(-1) ?? text;
}
