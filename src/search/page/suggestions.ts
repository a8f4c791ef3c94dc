import { headingTypes, splitUrl } from '@docs/search';
import type { SavedHit, SearchHit } from '@docs/search/client';
import { fromMarkup } from '../markup';
import { presentHit } from '../present-hit';
import { withoutTwins } from '../without-twins';

/** A row of the suggestion panel. */
export interface Suggestion {
  id: string;
  url: string;
  /** Contains marks. */
  title: string;
  /** The group and the section of the page. */
  detail: string;
  /** What is saved when the user chooses it. */
  saved: SavedHit;
}

/**
 * How a suggestion is opened: by Enter with modifier keys, or by a click, which the browser handles as a
 * link.
 */
export type ChoiceWay = 'here' | 'tab' | 'window' | 'link';

/** Maximum number of suggestions. */
const mostSuggestions = 6;

/** Returns the best hit of each of the best pages. */
export function suggestHits(hits: readonly SearchHit[], ownUrl: (url: string) => string): Suggestion[] {
  const seen = new Set<string>();
  const best = withoutTwins(hits).filter(({ url }) => {
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

/** Returns previously chosen results: recent searches, then favorites. */
export function suggestSaved({ recent, favorite }: Record<'recent' | 'favorite', SavedHit[]>): Suggestion[] {
  return [...recent, ...favorite].map((hit) => ({
    id: hit.objectID,
    url: hit.url,
    title: fromMarkup((hit.type !== 'content' && hit.hierarchy[hit.type]) || hit.hierarchy.lvl1),
    detail: hit.hierarchy.lvl0,
    saved: hit,
  }));
}

/** Converts a hit to the format of saved searches. A hit in the text is saved as its page. */
export function savedHit(hit: SearchHit, ownUrl: (url: string) => string): SavedHit {
  const { _highlightResult, _snippetResult, ...saved } = presentHit(
    hit.type === 'content' ? pageHit(hit) : hit,
    ownUrl,
  );
  return saved;
}

/** Returns the title record of a hit's page. */
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
