import { type ContentProblem, nearestName } from '../../../shared/content-error';
import type { DocNavigation } from '../../../shared/page-context';
import type { PageLink, SidebarCategory } from '../../../shared/sidebar';
import { lineOfKey } from '../../schema/frontmatter';
import type { Sidebars } from '../../sidebars/load';
import { breadcrumbsOf, readingOrder } from '../../sidebars/sidebar';

/** The inputs of a doc's navigation. */
export interface NavigatedDoc {
  id: string;
  docId: string;
  path: string;
  title: string;
  sidebarLabel: string | null;
  sourceName: string;
  /** Absolute path. */
  sourcePath: string;
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
      const course = trail.find((item) => item.type === 'category' && item.isCourse);
      const navigation: DocNavigation = {
        sidebar: sidebar ? { name: sidebar.name } : null,
        breadcrumbs: breadcrumbsOf(trail),
        previous: neighbor(doc.paginationPrev, doc.hidesPrev, -1),
        next: neighbor(doc.paginationNext, doc.hidesNext, 1),
        ...(course?.type === 'category' && { course: courseOf(course) }),
      };
      return [doc.id, navigation];
    }),
  );
}

/** Returns the pages of a category that is read in order. */
function courseOf({ label, items = [] }: SidebarCategory): NonNullable<DocNavigation['course']> {
  return { label, pages: readingOrder(items).map(({ label: name, href }) => ({ label: name, href })) };
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
        found: `the ID \`${doc.docId}\`, which ${other.sourceName} already has`,
        expected: 'a unique ID',
        fix: 'Change the `id` in the frontmatter, or the file name, of one of these docs.',
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
    ...lineOfKey(doc.sourcePath, 'displayed_sidebar'),
    found: `\`displayed_sidebar: ${doc.displayedSidebar}\`, which is not a sidebar`,
    expected: `one of ${[...byName.keys()].map((name) => `\`${name}\``).join(', ')}, or null for none`,
    fix: near ? `Did you mean \`${near}\`?` : 'Write one of these names, or remove the key.',
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
    ...lineOfKey(doc.sourcePath, doc.paginationPrev === docId ? 'pagination_prev' : 'pagination_next'),
    found: `\`${docId}\` as the previous or next doc, which does not exist`,
    expected: 'the id of a doc, or null for none',
    fix: near ? `Did you mean \`${near}\`?` : 'Correct the ID, or remove the key.',
  });
  return null;
}
