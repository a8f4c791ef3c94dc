import type { LoadedSite } from '@docs/content';
import {
  type ContentProblem,
  type SidebarItem,
  splitAddress,
  suggestName,
  withoutTrailingSlash,
} from '@docs/content/shared';

/** A link of a sidebar: `docId` is present if the file names the doc rather than a URL. */
type Link = Extract<SidebarItem, { type: 'link' }>;

/**
 * Finds links of sidebars that lead to no page, and pages that are twice in a sidebar, where only the first entry is
 * marked as open.
 * @param isRoute Returns whether a page or a static file has this path.
 * @param fileOf Returns the displayed name of a sidebar's file; undefined if the sidebar has none.
 */
export function checkSidebars(
  { sidebars, routes }: Pick<LoadedSite, 'sidebars' | 'routes'>,
  isRoute: (path: string) => boolean,
  fileOf: (sidebar: string) => string | undefined,
): ContentProblem[] {
  return [...sidebars.byName.values()].flatMap(({ name, items }) => {
    const file = fileOf(name);
    if (file === undefined) return [];
    const seen = new Set<string>();
    return linksIn(items).flatMap(({ href, docId, label }): ContentProblem[] => {
      if (!href.startsWith('/')) return [];
      if (docId === undefined && !isRoute(withoutTrailingSlash(splitAddress(href).path)))
        return [
          {
            file,
            found: `the entry "${label}" with a link to \`${href}\`, which is not a page`,
            expected: 'the route of a page',
            fix: suggestName(href, [...routes.all]),
          },
        ];
      if (!seen.has(href)) {
        seen.add(href);
        return [];
      }
      return [
        {
          file,
          found: `two entries for \`${docId ?? href}\``,
          expected: 'one entry for each page of a sidebar',
          fix: 'Remove one of them.',
        },
      ];
    });
  });
}

function linksIn(items: readonly SidebarItem[]): Link[] {
  return items.flatMap((item) => {
    if (item.type === 'category') return linksIn(item.items ?? []);
    return item.type === 'link' ? [item] : [];
  });
}
