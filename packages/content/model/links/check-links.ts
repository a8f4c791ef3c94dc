import type { CompiledContent } from '../../compile';
import { linkedApis } from '../../compile/api-links/use';
import type { ContentLink } from '../../compile/context';
import { type ContentProblem, nearestName, suggestName } from '../../shared/content-error';
import { decodeAddress, splitAddress, withoutTrailingSlash } from '../../shared/paths';

/** A page whose links are checked. */
export interface LinkedPage {
  /** The file, as shown in messages. */
  name: string;
  /** The route; null for prose without its own page. */
  path: string | null;
  facts: Pick<CompiledContent, 'links' | 'toc' | 'ids' | 'apis'>;
}

/** What links are checked against. */
export interface LinkTargets {
  /** The site's own origin. */
  origin: string;
  /** Every route of the site and every file in the static folder, without trailing slashes. */
  routes: ReadonlySet<string>;
}

/**
 * Finds links to routes and headings that do not exist, and links that name the site's own origin. Returns one problem
 * per link, with its file and line.
 */
export function checkLinks(
  pages: readonly LinkedPage[],
  { origin, routes }: LinkTargets,
): { broken: ContentProblem[]; brokenAnchors: ContentProblem[]; absolute: ContentProblem[] } {
  // If several pages claim a route, its headings are not checked: the route itself is the mistake.
  const anchors = new Map<string, Set<string>>();
  for (const { path, facts } of pages) {
    if (path === null) continue;
    const route = withoutTrailingSlash(path);
    const own = [...facts.toc.map(({ id }) => id), ...facts.ids];
    anchors.set(route, new Set([...(anchors.get(route) ?? []), ...own]));
  }
  const broken: ContentProblem[] = [];
  const brokenAnchors: ContentProblem[] = [];
  const absolute: ContentProblem[] = [];
  for (const { name, path: ownRoute, facts } of pages) {
    for (const { href, to, line } of [
      ...facts.links,
      ...linkedApis(facts.apis).map((to): ContentLink => ({ href: to, to })),
    ]) {
      const place = { file: name, ...(line ? { line } : {}) };
      if (to === undefined) {
        const address = href.startsWith(`${origin}/`) ? href.slice(origin.length) : '';
        const target = withoutTrailingSlash(splitAddress(address).path);
        // A link to the page itself leads to its published version.
        if (target && routes.has(target) && target !== withoutTrailingSlash(ownRoute ?? ''))
          absolute.push({
            ...place,
            found: `a link to \`${href}\`, a page of this site`,
            expected: 'the route of the page',
            fix: `Write \`${address}\`.`,
          });
        continue;
      }
      const complete = completeAddress(href);
      if (complete) {
        broken.push({
          ...place,
          found: `a link to \`${href}\`, which browsers look for on this site`,
          expected: 'a complete address, such as `https://example.com/page` or `mailto:name@example.com`',
          fix: `Write \`${complete}\`.`,
        });
        continue;
      }
      const { path, hash } = splitAddress(to);
      const route = withoutTrailingSlash(path);
      if (!routes.has(route)) {
        // Stricter than for other names, because many routes begin the same: at most a sixth of the letters may differ.
        const near = nearestName(route, [...routes], 1 / 6);
        broken.push({
          ...place,
          found: `a link to \`${href}\`, which is not a page of this site`,
          expected: 'the route of a page',
          ...(near ? { fix: `Did you mean \`${near}\`?` } : {}),
        });
        continue;
      }
      const known = anchors.get(route);
      const id = decodeAddress(hash.slice(1));
      // In every browser, `#top` leads to the start of the page.
      if (!id || id === 'top' || !known || known.has(id)) continue;
      brokenAnchors.push({
        ...place,
        found: `a link to \`${href}\`, but ${path} has no heading \`#${id}\``,
        expected: 'the ID of a heading on that page',
        fix:
          known.size > 0
            ? suggestName(
                `#${id}`,
                [...known].map((each) => `#${each}`),
              )
            : `Remove \`${hash}\`.`,
      });
    }
  }
  return { broken, brokenAnchors, absolute };
}

/** Returns the complete form of the address of another site, or of an email address, without a protocol. */
function completeAddress(href: string): string | undefined {
  if (/^www\.[\w-]+\./i.test(href)) return `https://${href}`;
  return /^[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}$/i.test(href) ? `mailto:${href}` : undefined;
}
