import type { CompiledContent } from '../../mdx/compile';
import { linkedApis } from '../../mdx/compile/api-links/use';
import type { ContentLink } from '../../mdx/compile/context';
import { type ContentProblem, createNameIndex, nearestName } from '../../shared/content-error';
import { splitAddress, withoutTrailingSlash } from '../../shared/paths';

/** A page whose links are checked. */
export interface LinkedPage {
  /** File as messages name it. */
  name: string;
  /** Route; null for prose without a page of its own. */
  path: string | null;
  facts: Pick<CompiledContent, 'links' | 'toc' | 'apis'>;
}

/** What links are checked against. */
export interface LinkTargets {
  /** Every route of the site and every file of the static folder, without trailing slashes. */
  routes: ReadonlySet<string>;
}

/** Links to routes that do not exist, and links to headings that do not: a problem each, with file and line. */
export function checkLinks(
  pages: readonly LinkedPage[],
  { routes }: LinkTargets,
): { broken: ContentProblem[]; brokenAnchors: ContentProblem[] } {
  // Where several pages ask for one route, none of their headings is called missing: the route is the mistake.
  const anchors = new Map<string, Set<string>>();
  for (const { path, facts } of pages) {
    if (path === null) continue;
    const route = withoutTrailingSlash(path);
    anchors.set(route, new Set([...(anchors.get(route) ?? []), ...facts.toc.map(({ id }) => id)]));
  }
  // Routes share their beginnings: a third of the letters would be another page.
  const nearestRoute = createNameIndex([...routes], 1 / 6);
  const broken: ContentProblem[] = [];
  const brokenAnchors: ContentProblem[] = [];
  for (const { name, facts } of pages) {
    for (const { href, to, line } of [
      ...facts.links,
      ...linkedApis(facts.apis).map((to): ContentLink => ({ href: to, to })),
    ]) {
      if (to === undefined) continue;
      const place = { file: name, ...(line ? { line } : {}) };
      const { path, hash } = splitAddress(to);
      const route = withoutTrailingSlash(path);
      if (!routes.has(route)) {
        const near = nearestRoute(route);
        broken.push({
          ...place,
          found: `a link to \`${href}\`, and the site has no such page`,
          expected: 'the route of a page',
          ...(near ? { fix: `Did you mean \`${near}\`?` } : {}),
        });
        continue;
      }
      const known = anchors.get(route);
      const id = decodeHash(hash);
      if (!id || !known || known.has(id)) continue;
      const near = nearestName(id, [...known]);
      brokenAnchors.push({
        ...place,
        found: `a link to \`${href}\`, and ${path} has no heading \`#${id}\``,
        expected: 'the id of a heading of that page',
        ...(near ? { fix: `Did you mean \`#${near}\`?` } : {}),
      });
    }
  }
  return { broken, brokenAnchors };
}

/** The id in a hash; as it is written if its percent-encoding is wrong. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
