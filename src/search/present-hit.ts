import { headingTypes, type RecordHierarchy } from '@docs/search';
import type { MarkedFields, SearchHit } from '@docs/search/client';
import { toMarkup, withoutMarks } from './markup';

/**
 * Converts a hit to what DocSearch renders: HTML where it inserts HTML, and a URL on this site. Recent and
 * favorite searches are stored in this format, so they look the same as the results.
 *
 * @param isBelowPage Whether the hit is shown below its page, whose title it need not repeat.
 */
export function presentHit(hit: SearchHit, urlOf: (url: string) => string, isBelowPage = false): SearchHit {
  return {
    ...hit,
    url: urlOf(hit.url),
    content: hit.content && toMarkup(hit.content),
    hierarchy: presentHierarchy(hit.hierarchy),
    // DocSearch groups by this value if it is present, and renders it as text.
    _highlightResult: { hierarchy: { lvl0: { value: withoutMarks(hit.hierarchy.lvl0) } } },
    _snippetResult: presentMarked(hit, isBelowPage),
  };
}

/** Escapes all levels but the top one, which DocSearch renders as text. */
function presentHierarchy({ lvl0, ...levels }: RecordHierarchy): RecordHierarchy {
  const shown = Object.entries(levels).map(([level, value]) => [level, value && toMarkup(value)]);
  return { lvl0, ...Object.fromEntries(shown) };
}

/** Uses the complete highlighted names if the answer has no snippets of them. */
function presentMarked(hit: SearchHit, isBelowPage: boolean): MarkedFields {
  const { type, _highlightResult, _snippetResult } = hit;
  const levels = { ..._highlightResult?.hierarchy, ..._snippetResult?.hierarchy };
  const hierarchy = Object.fromEntries(
    Object.entries(levels).map(([level, field]) => [level, { value: toMarkup(field?.value ?? '') }]),
  );
  if (type !== 'lvl1') hierarchy.lvl1 = { value: pathOf(hit, levels, isBelowPage) || nothing };
  const content = _snippetResult?.content;
  return { hierarchy, ...(content && { content: { value: toMarkup(content.value) } }) };
}

/** Returns the names of the page and the sections that a hit is in: DocSearch shows them below its text. */
function pathOf(
  { type, hierarchy }: SearchHit,
  marked: NonNullable<MarkedFields['hierarchy']>,
  isBelowPage: boolean,
): string {
  const names = shownLevels
    .slice(isBelowPage ? 1 : 0, type === 'content' ? shownLevels.length : shownLevels.indexOf(type))
    .map((level) => marked[level]?.value ?? hierarchy[level])
    .filter((name) => typeof name === 'string');
  return names.map(toMarkup).join(' › ');
}

/** Shows nothing. In place of an empty text, DocSearch would show the title of the page. */
const nothing = '<!---->';

const shownLevels = ['lvl1', ...headingTypes] as const;
