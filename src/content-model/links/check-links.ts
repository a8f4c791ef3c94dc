import type { CompiledContent } from '../../mdx/compile';
import type { ContentLink } from '../../mdx/compile/context';
import type { ContentProblem } from '../../shared/content-error';
import { nearestName } from '../../shared/content-error';
import { splitAddress, withoutTrailingSlash } from '../../shared/paths';

/** A page whose links are checked. */
export interface LinkedPage {
  /** File as messages name it. */
  name: string;
  path: string;
  compiled: CompiledContent;
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
  const anchors = new Map(
    pages.map(({ path, compiled }) => [
      withoutTrailingSlash(path),
      new Set(compiled.toc.map(({ id }) => id)),
    ]),
  );
  const broken: ContentProblem[] = [];
  const brokenAnchors: ContentProblem[] = [];
  for (const { name, compiled } of pages) {
    const generated = [...Object.keys(compiled.apis.samples), ...compiled.apis.prose];
    for (const { href, to, line } of [
      ...compiled.links,
      ...generated.map((to): ContentLink => ({ href: to, to })),
    ]) {
      if (to === undefined) continue;
      const place = { file: name, ...(line ? { line } : {}) };
      const { path, hash } = splitAddress(to);
      const route = withoutTrailingSlash(path);
      if (!routes.has(route)) {
        // Routes share their beginnings: a third of the letters would be another page.
        const near = nearestName(route, [...routes], 1 / 6);
        broken.push({
          ...place,
          found: `a link to \`${href}\`, and the site has no such page`,
          expected: 'the route of a page',
          ...(near ? { fix: `Did you mean \`${near}\`?` } : {}),
        });
        continue;
      }
      const known = anchors.get(route);
      const id = decodeURIComponent(hash.slice(1));
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
