import { type LoadedSite, linesNaming } from '@docs/content';
import {
  type ContentProblem,
  type SidebarItem,
  splitAddress,
  suggestName,
  withoutTrailingSlash,
} from '@docs/content/shared';

/** A link of a sidebar: `docId` is present if the file names the doc rather than a URL. */
type Link = Extract<SidebarItem, { type: 'link' }>;

/** The file of a sidebar: its name in messages, and its text. */
interface SidebarSource {
  name: string;
  text: string;
}

/**
 * Finds links of sidebars that lead to no page, and pages that are twice in a sidebar, where only the first entry is
 * marked as open.
 * @param isRoute Returns whether a page or a static file has this path.
 * @param sourceOf Returns the file of a sidebar; undefined if it has none.
 */
export function checkSidebars(
  { sidebars, routes }: Pick<LoadedSite, 'sidebars' | 'routes'>,
  isRoute: (path: string) => boolean,
  sourceOf: (sidebar: string) => SidebarSource | undefined,
): ContentProblem[] {
  return [...sidebars.byName.values()].flatMap(({ name, items }) => {
    const source = sourceOf(name);
    if (!source) return [];
    const placeOf = (named: string, occurrence = 0) => {
      const lines = linesNaming(named, source.text);
      const line = lines[occurrence] ?? lines[0];
      return { file: source.name, ...(line ? { line } : {}) };
    };
    const seen = new Set<string>();
    return linksIn(items).flatMap(({ href, docId, label }): ContentProblem[] => {
      if (!href.startsWith('/')) return [];
      if (docId === undefined && !isRoute(withoutTrailingSlash(splitAddress(href).path)))
        return [
          {
            ...placeOf(href),
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
          ...placeOf(docId ?? href, 1),
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
