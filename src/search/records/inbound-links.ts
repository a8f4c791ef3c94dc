import { splitAddress, withoutTrailingSlash } from '../../shared/paths';

/** The links of one page: where each leads, as a route. */
export interface LinkingPage {
  path: string;
  links: readonly { to?: string }[];
}

/**
 * How many other pages link to a page, by route without its trailing slash. A page counts once however often
 * it links.
 */
export function countInboundLinks(pages: readonly LinkingPage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { path, links } of pages) {
    const own = withoutTrailingSlash(path);
    const targets = new Set(
      links.flatMap(({ to }) => (to ? [withoutTrailingSlash(splitAddress(to).path)] : [])),
    );
    targets.delete(own);
    for (const target of targets) counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  return counts;
}
