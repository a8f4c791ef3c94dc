import { partOfPage } from '../../search/engine/part-of-page';
import { searchParts } from '../../search/engine/parts';
import { splitAddress, withoutTrailingSlash } from '../../shared/paths';
import type { UsedInPage } from '../../shared/used-in';
import type { CompiledFacts } from '../compiler';
import { type ApiUser, seeAlso } from './api-users';

/** Pages that a list has at most: more would not be read, and the first are the best. */
const mostPages = 8;

/**
 * The pages that the page of an API lists as using it, best first. Left out are the page itself and those that it names under
 * "See also". `users` are those of `findApiUsers`.
 */
export function usedIn(
  route: string,
  facts: Pick<CompiledFacts, 'links'> | undefined,
  users: ReadonlyMap<string, readonly ApiUser[]>,
): UsedInPage[] {
  const named = facts?.links.filter(({ section }) => section === seeAlso) ?? [];
  const known = new Set(
    [route, ...named.map(({ to = '' }) => splitAddress(to).path)].map(withoutTrailingSlash),
  );
  const pages = users.get(withoutTrailingSlash(route)) ?? [];
  return pages
    .filter(({ path }) => !known.has(withoutTrailingSlash(path)))
    .slice(0, mostPages)
    .map(({ path, title }) => ({ path, title, part: partNameOf(path) }));
}

function partNameOf(path: string): string | null {
  const part = partOfPage({ path, sidebarName: null });
  return part && part !== 'guides' ? searchParts[part] : null;
}
