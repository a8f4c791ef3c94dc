import type { ContentProblem } from '../shared/content-error';
import type { DocNavigation } from '../shared/page-context';
import { type ApiIndex, createApiIndex } from './api/api-index';
import { type FoundExport, indexExports } from './api-exports';
import { type Documents, groupDocuments } from './documents';
import type { ReadFile, SiteFolders } from './read-folder';
import { createRouteTable, handWrittenRoutes, type RouteTable } from './routes';
import { navigateDocs, repeatedIds } from './sets/docs/navigation';
import { checkAuthors } from './sets/posts/authors';
import { loadSidebars, type Sidebars } from './sidebars/load';

/** Everything that follows from the files of a site before they are compiled. */
export interface SiteStructure {
  documents: Documents;
  /** Ids of draft docs, whether or not they are documents of this site. */
  draftIds: readonly string[];
  routes: RouteTable;
  sidebars: Sidebars;
  /** Navigation by doc id. */
  navigation: ReadonlyMap<string, DocNavigation>;
  /** Exports of the documented packages, by `module name`. */
  apiExports: ReadonlyMap<string, FoundExport>;
  /** The documented APIs, read on first use. */
  apis(): ApiIndex;
  /** Mistakes in individual files. */
  fileErrors: readonly ContentProblem[];
  /** All mistakes that fail a build. */
  errors: readonly ContentProblem[];
  warnings: readonly ContentProblem[];
}

/** Combines the files of a site. Drafts are documents only if `withDrafts` is set. */
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
  const apiExports = indexExports(documents.of('ApiPackage'));
  let apis: ApiIndex | undefined;
  return {
    documents,
    draftIds,
    routes: createRouteTable(documents, handWrittenRoutes(folders.root), warnings),
    sidebars,
    navigation: navigateDocs(docs, sidebars, errors),
    apiExports,
    apis: () => {
      apis ??= createApiIndex(documents.of('Doc'), apiExports);
      return apis;
    },
    fileErrors,
    errors,
    warnings,
  };
}

function sortByPath<Item extends { path: string }>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}
