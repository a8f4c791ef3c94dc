import { partOfPage, searchParts } from '@docs/search';
import { splitAddress, withoutTrailingSlash } from '../../shared/paths';
import type { UsedInPage } from '../../shared/used-in';
import type { CompiledFacts } from '../compiler';
import { type ApiUser, seeAlso } from './api-users';

/** Maximum number of pages in a list. The best ones come first, and few readers need more. */
const mostPages = 8;

/**
 * Returns the pages that an API's page lists under "Used in", best first. Excludes the page itself and the
 * pages under its "See also". `users` is the result of `findApiUsers`.
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
