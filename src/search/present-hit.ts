import type { RecordHierarchy } from './engine/record';
import type { MarkedFields, SearchHit } from './hit';
import { toMarkup, withoutMarks } from './markup';

/**
 * A hit as DocSearch needs it: with HTML where it puts HTML into the page, and leading to this site. Recent
 * and favourite searches are stored in this form, so that they show as they were found.
 */
export function presentHit(hit: SearchHit, urlOf: (url: string) => string): SearchHit {
  return {
    ...hit,
    url: urlOf(hit.url),
    content: hit.content && toMarkup(hit.content),
    hierarchy: presentHierarchy(hit.hierarchy),
    // It groups by this value where there is one, and shows it as text.
    _highlightResult: { hierarchy: { lvl0: { value: withoutMarks(hit.hierarchy.lvl0) } } },
    _snippetResult: presentMarked(hit),
  };
}

/** The top level is shown as text, the others as HTML. */
function presentHierarchy({ lvl0, ...levels }: RecordHierarchy): RecordHierarchy {
  const shown = Object.entries(levels).map(([level, value]) => [level, value && toMarkup(value)]);
  return { lvl0, ...Object.fromEntries(shown) };
}

/** Names are not cut where the answer has no snippets of them. */
function presentMarked({ _highlightResult, _snippetResult }: SearchHit): MarkedFields {
  const levels = { ..._highlightResult?.hierarchy, ..._snippetResult?.hierarchy };
  const hierarchy = Object.fromEntries(
    Object.entries(levels).map(([level, field]) => [level, { value: toMarkup(field?.value ?? '') }]),
  );
  const content = _snippetResult?.content;
  return { hierarchy, ...(content && { content: { value: toMarkup(content.value) } }) };
}
