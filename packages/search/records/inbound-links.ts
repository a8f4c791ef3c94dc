import { routeOf } from './route';

/** A page and its links, as routes. */
export interface LinkingPage {
  path: string;
  links: readonly { to?: string }[];
}

/**
 * Returns how many other pages link to each page, by route without trailing slash. Several links from one
 * page count once.
 */
export function countInboundLinks(pages: readonly LinkingPage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { path, links } of pages) {
    const own = routeOf(path);
    const targets = new Set(links.flatMap(({ to }) => (to ? [routeOf(to)] : [])));
    targets.delete(own);
    for (const target of targets) counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  return counts;
}
