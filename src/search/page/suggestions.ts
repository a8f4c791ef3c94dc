import { headingTypes, splitUrl } from '../engine/record';
import type { SavedHit, SearchHit } from '../hit';
import { fromMarkup } from '../markup';
import { presentHit } from '../present-hit';

/** One line of the panel below the box. */
export interface Suggestion {
  id: string;
  url: string;
  /** Marked. */
  title: string;
  /** Where it stands: the group, and the section of the page. */
  detail: string;
  /** What is remembered when it is chosen. */
  saved: SavedHit;
}

/**
 * How a suggestion is gone to: by the keys that are held with Enter, or by a click, which its link follows
 * itself.
 */
export type ChoiceWay = 'here' | 'tab' | 'window' | 'link';

/** Most suggestions that are shown. */
const mostSuggestions = 6;

/** The best places of the best pages. */
export function suggestHits(hits: readonly SearchHit[], ownUrl: (url: string) => string): Suggestion[] {
  const seen = new Set<string>();
  const best = hits.filter(({ url }) => {
    const { path } = splitUrl(url);
    return !seen.has(path) && seen.add(path);
  });
  return best.slice(0, mostSuggestions).map((hit) => {
    const section = [...headingTypes].reverse().find((level) => hit.hierarchy[level]);
    return {
      id: hit.objectID,
      url: ownUrl(hit.url),
      title: hit._highlightResult?.hierarchy?.lvl1?.value ?? hit.hierarchy.lvl1,
      detail: [hit.hierarchy.lvl0, section && hit.hierarchy[section]].filter(Boolean).join(' › '),
      saved: savedHit(hit, ownUrl),
    };
  });
}

/** What was chosen before, favourites after recent ones. */
export function suggestSaved({ recent, favorite }: Record<'recent' | 'favorite', SavedHit[]>): Suggestion[] {
  return [...recent, ...favorite].map((hit) => ({
    id: hit.objectID,
    url: hit.url,
    title: fromMarkup((hit.type !== 'content' && hit.hierarchy[hit.type]) || hit.hierarchy.lvl1),
    detail: hit.hierarchy.lvl0,
    saved: hit,
  }));
}

/** A hit in the form in which searches are saved: of a text, the page that it is on. */
export function savedHit(hit: SearchHit, ownUrl: (url: string) => string): SavedHit {
  const { _highlightResult, _snippetResult, ...saved } = presentHit(
    hit.type === 'content' ? pageHit(hit) : hit,
    ownUrl,
  );
  return saved;
}

/** The title record of the page that a hit is on. */
function pageHit({ url, hierarchy }: SearchHit): SearchHit {
  const { path } = splitUrl(url);
  const none = Object.fromEntries(headingTypes.map((level) => [level, null]));
  const { lvl0, lvl1 } = hierarchy;
  return {
    objectID: path,
    url: path,
    type: 'lvl1',
    content: null,
    hierarchy: { ...hierarchy, ...none, lvl0, lvl1 },
  };
}
