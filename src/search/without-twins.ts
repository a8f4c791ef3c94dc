import type { SearchHit } from '@docs/search/client';

/** Removes hits that would look the same as an earlier one: a reader could not choose between them. */
export function withoutTwins<Hit extends Pick<SearchHit, 'type' | 'hierarchy' | 'content'>>(
  hits: readonly Hit[],
): Hit[] {
  const seen = new Set<string>();
  return hits.filter(({ type, hierarchy, content }) => {
    const look = JSON.stringify([type === 'content', hierarchy, content]);
    return !seen.has(look) && seen.add(look);
  });
}
