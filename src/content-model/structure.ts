import type { ContentProblem } from '../shared/content-error';
import type { DocNavigation } from '../shared/page-context';
import { type FoundExport, indexExports } from './api-exports';
import { type Documents, groupDocuments } from './documents';
import type { ReadFile, SiteFolders } from './read-folder';
import { createRouteTable, handWrittenRoutes, type RouteTable } from './routes';
import { navigateDocs, repeatedIds } from './sets/docs/navigation';
import { checkAuthors } from './sets/posts/authors';
import { loadSidebars, type Sidebars } from './sidebars/load';

/** What the files of a site give together, before any of them is compiled. */
export interface SiteStructure {
  documents: Documents;
  /** Ids of docs that are drafts, whether or not they are documents of this site. */
  draftIds: readonly string[];
  routes: RouteTable;
  sidebars: Sidebars;
  /** By the id of the doc. */
  navigation: ReadonlyMap<string, DocNavigation>;
  /** Exports of the documented packages, by `module name`. */
  apiExports: ReadonlyMap<string, FoundExport>;
  /** Mistakes in single files. */
  fileErrors: readonly ContentProblem[];
  /** All mistakes that end a build. */
  errors: readonly ContentProblem[];
  warnings: readonly ContentProblem[];
}

/** Puts the files of a site together; drafts are documents only if `withDrafts`. */
export function buildStructure(
  files: readonly ReadFile[],
  folders: SiteFolders,
  { withDrafts }: { withDrafts: boolean },
): SiteStructure {
  const fileErrors = files.flatMap(({ problems }) => problems);
  const errors = [...fileErrors];
  const warnings: ContentProblem[] = [];
  const all = groupDocuments(files, () => true);
  const documents = withDrafts ? all : groupDocuments(files, ({ draft }) => !draft);
  const draftIds = all.of('Doc').flatMap((doc) => (doc.draft ? [doc.docId] : []));
  const docs = sortByPath(documents.of('Doc'));
  const authorIds = documents.of('Author').map(({ authorId }) => authorId);
  errors.push(...repeatedIds(docs), ...checkAuthors(documents.of('Post'), authorIds));
  const sidebars = loadSidebars(
    { docs, files: documents.of('SidebarFile'), draftIds, contentDir: folders.contentDir },
    errors,
  );
  return {
    documents,
    draftIds,
    routes: createRouteTable(documents, handWrittenRoutes(folders.root), warnings),
    sidebars,
    navigation: navigateDocs(docs, sidebars, errors),
    apiExports: indexExports(documents.of('ApiPackage')),
    fileErrors,
    errors,
    warnings,
  };
}

function sortByPath<Item extends { path: string }>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}
