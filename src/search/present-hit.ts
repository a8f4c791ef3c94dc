import type { RecordHierarchy } from './engine/record';
import type { MarkedFields, SearchHit } from './hit';
import { toMarkup, withoutMarks } from './markup';

/**
 * Converts a hit to what DocSearch renders: HTML where it inserts HTML, and a URL on this site. Recent and
 * favorite searches are stored in this format, so they look the same as the results.
 */
export function presentHit(hit: SearchHit, urlOf: (url: string) => string): SearchHit {
  return {
    ...hit,
    url: urlOf(hit.url),
    content: hit.content && toMarkup(hit.content),
    hierarchy: presentHierarchy(hit.hierarchy),
    // DocSearch groups by this value if it is present, and renders it as text.
    _highlightResult: { hierarchy: { lvl0: { value: withoutMarks(hit.hierarchy.lvl0) } } },
    _snippetResult: presentMarked(hit),
  };
}

/** Escapes all levels but the top one, which DocSearch renders as text. */
function presentHierarchy({ lvl0, ...levels }: RecordHierarchy): RecordHierarchy {
  const shown = Object.entries(levels).map(([level, value]) => [level, value && toMarkup(value)]);
  return { lvl0, ...Object.fromEntries(shown) };
}

/** Uses the complete highlighted names if the answer has no snippets of them. */
function presentMarked({ _highlightResult, _snippetResult }: SearchHit): MarkedFields {
  const levels = { ..._highlightResult?.hierarchy, ..._snippetResult?.hierarchy };
  const hierarchy = Object.fromEntries(
    Object.entries(levels).map(([level, field]) => [level, { value: toMarkup(field?.value ?? '') }]),
  );
  const content = _snippetResult?.content;
  return { hierarchy, ...(content && { content: { value: toMarkup(content.value) } }) };
}
