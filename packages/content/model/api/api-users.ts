import { partOfPage, searchParts } from '@docs/search';
import type { SampleUse } from '../../compile/api-links/use';
import { ContentError } from '../../shared/content-error';
import { splitAddress, withoutTrailingSlash } from '../../shared/paths';
import type { UsedInPage } from '../../shared/toc';
import type { CompiledFacts } from '../compiler';
import type { LoadedSite } from '../site';

/** Id of the section in which a page links to related pages. */
export const seeAlso = 'see-also';

/** The kind of page that uses an API. */
export type UserKind = 'guide' | 'post' | 'template' | 'api';

/** A page whose samples use an API. */
export interface ApiUser {
  kind: UserKind;
  path: string;
  title: string;
  /** The samples that use the API, in page order, with the number of uses in each. */
  samples: (Omit<SampleUse, 'uses'> & { uses: number })[];
  /** Total number of uses, including options and parts of the API. */
  uses: number;
  /** How much the page is about the API (see `rankOf`); doubled if its text links to the API. */
  rank: number;
}

interface Page {
  kind: UserKind;
  path: string;
  title: string;
  sourcePath: string;
}

/**
 * Guides show what an API is for. Posts show how it was at one point in time. Other reference pages only use
 * it in passing.
 */
const order: Record<UserKind, number> = { guide: 0, post: 1, template: 1, api: 2 };

/**
 * Returns the pages whose samples use an API, by the route of the API's page (without a trailing slash), best
 * first: guides, posts and templates before reference pages, then by rank. Includes the API's own page;
 * excludes unlisted pages and drafts.
 */
export function findApiUsers(
  site: Pick<LoadedSite, 'documents' | 'navigation' | 'compiled'>,
): Map<string, ApiUser[]> {
  const users = new Map<string, ApiUser[]>();
  for (const page of listedPages(site)) {
    const compiled = site.compiled.get(page.sourcePath);
    if (!compiled || compiled instanceof ContentError) continue;
    for (const [route, user] of usersOf(page, compiled.facts))
      users.set(route, [...(users.get(route) ?? []), user]);
  }
  for (const list of users.values())
    list.sort((a, b) => order[a.kind] - order[b.kind] || b.rank - a.rank || (a.path < b.path ? -1 : 1));
  return users;
}

function listedPages({ documents, navigation }: Pick<LoadedSite, 'documents' | 'navigation'>): Page[] {
  const isListed = ({ draft, unlisted }: { draft: boolean; unlisted: boolean }) => !draft && !unlisted;
  return [
    ...documents
      .of('Doc')
      .filter(isListed)
      .map((doc): Page => {
        const sidebarName = navigation.get(doc.id)?.sidebar?.name ?? null;
        const isReference = doc.api || partOfPage({ path: doc.path, sidebarName }) === 'api';
        return { ...doc, kind: isReference ? 'api' : 'guide' };
      }),
    ...documents
      .of('Post')
      .filter(isListed)
      .map((post): Page => ({ ...post, kind: 'post' })),
    ...documents.of('Template').map((each): Page => ({ ...each, title: each.name, kind: 'template' })),
  ];
}

/** Returns the APIs that a page uses, by the routes of their pages. */
function usersOf({ kind, path, title }: Page, facts: CompiledFacts): Map<string, ApiUser> {
  const users = new Map<string, ApiUser>();
  for (const { uses, ...place } of facts.apis.samples) {
    for (const [route, count] of countByPage(uses)) {
      const user = users.get(route) ?? { kind, path, title, samples: [], uses: 0, rank: 0 };
      user.samples.push({ ...place, uses: count });
      user.uses += count;
      users.set(route, user);
    }
  }
  const all = [...users.values()].reduce((sum, { uses }) => sum + uses, 0);
  const explained = explainedBy(facts);
  for (const [route, user] of users) user.rank = rankOf(user.uses, all) * (explained.has(route) ? 2 : 1);
  return users;
}

/** Returns the pages that the text of a page links to, ignoring its "See also" list. */
function explainedBy({ links, apis }: CompiledFacts): Set<string> {
  const inText = links.flatMap(({ section, to }) => (to === undefined || section === seeAlso ? [] : [to]));
  return new Set([...inText, ...apis.prose].map(routeOf));
}

/** Returns the uses by the route of the API's page; uses of its options count toward it. */
function countByPage(uses: SampleUse['uses']): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [to, count] of Object.entries(uses)) {
    const route = routeOf(to);
    counts.set(route, (counts.get(route) ?? 0) + count);
  }
  return counts;
}

/** Returns the route of a page without its query, hash and trailing slash. */
function routeOf(to: string): string {
  return withoutTrailingSlash(splitAddress(to).path);
}

/**
 * Returns the geometric mean of the number of uses and their share of all uses on the page. A long page that
 * uses everything once ranks below a short page about the API, and so does a single use on a short page.
 */
function rankOf(uses: number, all: number): number {
  return uses / Math.sqrt(all);
}

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
