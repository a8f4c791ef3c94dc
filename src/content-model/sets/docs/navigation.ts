import { type ContentProblem, nearestName } from '../../../shared/content-error';
import type { DocNavigation } from '../../../shared/page-context';
import type { PageLink } from '../../../shared/sidebar';
import type { Sidebars } from '../../sidebars/load';
import { breadcrumbsOf } from '../../sidebars/sidebar';

/** The inputs of a doc's navigation. */
export interface NavigatedDoc {
  id: string;
  docId: string;
  path: string;
  title: string;
  sidebarLabel: string | null;
  sourceName: string;
  displayedSidebar: string | null;
  hasDisplayedSidebar: boolean;
  paginationPrev: string | null;
  paginationNext: string | null;
  hidesPrev: boolean;
  hidesNext: boolean;
  paginationLabel: string | null;
}

/**
 * Computes the sidebar, breadcrumbs and neighbors of every doc, by the doc's id. Adds mistakes in frontmatter
 * to `problems`.
 */
export function navigateDocs(
  docs: readonly NavigatedDoc[],
  sidebars: Sidebars,
  problems: ContentProblem[],
): Map<string, DocNavigation> {
  const byId = new Map(docs.map((doc) => [doc.docId, doc]));
  const byPath = new Map(docs.map((doc) => [doc.path, doc]));
  return new Map(
    docs.map((doc) => {
      const sidebar = sidebars.byName.get(sidebarOf(doc, sidebars, problems) ?? '');
      const trail = sidebar?.trailTo(doc.path) ?? [];
      const place = sidebar?.placeOf(doc.path);
      const neighbor = (own: string | null, isHidden: boolean, step: number): PageLink | null => {
        if (isHidden) return null;
        if (own !== null) return namedDoc(own, doc, byId, problems);
        const link = place === undefined ? undefined : sidebar?.order[place + step];
        if (!link) return null;
        return { label: byPath.get(link.href)?.paginationLabel ?? link.label, href: link.href };
      };
      const navigation: DocNavigation = {
        sidebar: sidebar ? { name: sidebar.name } : null,
        breadcrumbs: breadcrumbsOf(trail),
        previous: neighbor(doc.paginationPrev, doc.hidesPrev, -1),
        next: neighbor(doc.paginationNext, doc.hidesNext, 1),
      };
      return [doc.id, navigation];
    }),
  );
}

/** Returns a problem for each doc whose id is not unique. */
export function repeatedIds(docs: readonly NavigatedDoc[]): ContentProblem[] {
  const byId = new Map<string, NavigatedDoc>();
  const problems: ContentProblem[] = [];
  for (const doc of docs) {
    const other = byId.get(doc.docId);
    if (other) {
      problems.push({
        file: doc.sourceName,
        found: `the id \`${doc.docId}\`, which ${other.sourceName} has too`,
        expected: 'an id that no other doc has',
        fix: 'Change the `id` in the frontmatter of one of the two, or its file name.',
      });
    }
    byId.set(doc.docId, doc);
  }
  return problems;
}

/** Returns the sidebar of a doc: the one its frontmatter names, else the first sidebar that contains it. */
function sidebarOf(
  doc: NavigatedDoc,
  { byName, ofRoute }: Sidebars,
  problems: ContentProblem[],
): string | undefined {
  if (!doc.hasDisplayedSidebar) return ofRoute.get(doc.path);
  if (doc.displayedSidebar === null) return undefined;
  if (byName.has(doc.displayedSidebar)) return doc.displayedSidebar;
  const near = nearestName(doc.displayedSidebar, [...byName.keys()]);
  problems.push({
    file: doc.sourceName,
    found: `\`displayed_sidebar: ${doc.displayedSidebar}\`, and no sidebar has this name`,
    expected: `one of ${[...byName.keys()].map((name) => `\`${name}\``).join(', ')}, or null for none`,
    ...(near ? { fix: `Did you mean \`${near}\`?` } : {}),
  });
  return undefined;
}

function namedDoc(
  docId: string,
  doc: NavigatedDoc,
  byId: ReadonlyMap<string, NavigatedDoc>,
  problems: ContentProblem[],
): PageLink | null {
  const target = byId.get(docId);
  if (target)
    return { label: target.paginationLabel ?? target.sidebarLabel ?? target.title, href: target.path };
  const near = nearestName(docId, [...byId.keys()]);
  problems.push({
    file: doc.sourceName,
    found: `\`${docId}\` as the previous or next doc, and no doc has this id`,
    expected: 'the id of a doc, or null for none',
    ...(near ? { fix: `Did you mean \`${near}\`?` } : {}),
  });
  return null;
}
