import type { ContentSettings, Frame } from '../settings/types';
import type { ApiPageVersions } from '../shared/api-history';
import type { ContentProblem } from '../shared/content-error';
import type { DocNavigation } from '../shared/page-context';
import { type ApiIndex, createApiIndex, type FoundExport, indexExports } from './api/api-index';
import { pageVersions } from './api/page-versions';
import { type Documents, groupDocuments } from './documents';
import { readFrame } from './frame';
import type { ReadFile, SiteFolders } from './read-folder';
import { createRouteTable, handWrittenRoutes, type RouteTable } from './routes';
import { navigateDocs, repeatedIds } from './sets/docs/navigation';
import { checkAuthors } from './sets/posts/authors';
import { loadSidebars, type Sidebars } from './sidebars/load';

/** Everything that is known about a site from its files before they are compiled. */
export interface SiteStructure {
  settings: ContentSettings;
  frame: Frame;
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
  /** What the history says about the API that a page documents, by the route of the page. */
  apiPage(route: string): ApiPageVersions | undefined;
  /** Mistakes in individual files. */
  fileErrors: readonly ContentProblem[];
  /** Mistakes in drafts that are not documents of this site. They do not fail the build. */
  draftProblems: readonly ContentProblem[];
  /** All mistakes that fail a build. */
  errors: readonly ContentProblem[];
  warnings: readonly ContentProblem[];
}

/** Combines the files of a site. Drafts are documents only if `withDrafts` is set. */
export function buildStructure(
  files: readonly ReadFile[],
  folders: SiteFolders,
  { withDrafts, settings }: { withDrafts: boolean; settings: ContentSettings },
): SiteStructure {
  const isLeftOut = ({ documents }: ReadFile) =>
    !withDrafts && documents.length > 0 && documents.every(({ draft }) => draft);
  const problemsOf = (some: readonly ReadFile[]) => some.flatMap(({ problems }) => problems);
  const fileErrors = problemsOf(files.filter((file) => !isLeftOut(file)));
  const errors = [...fileErrors];
  const warnings: ContentProblem[] = [];
  const all = groupDocuments(files, () => true);
  const documents = withDrafts ? all : groupDocuments(files, ({ draft }) => !draft);
  const draftIds = all.of('Doc').flatMap((doc) => (doc.draft ? [doc.docId] : []));
  const docs = sortByPath(documents.of('Doc'));
  const authorIds = documents.of('Author').map(({ authorId }) => authorId);
  errors.push(...repeatedIds(docs));
  // If the authors file cannot be read, only that mistake is reported.
  if (!files.some(({ set, problems }) => set.type === 'Author' && problems.length > 0))
    errors.push(...checkAuthors(documents.of('Post'), authorIds));
  const sidebars = loadSidebars(
    { docs, files: documents.of('SidebarFile'), draftIds, contentDir: folders.contentDir },
    { problems: errors, warnings },
  );
  const home = sidebars.byName.values().next().value?.order[0]?.href;
  const apiExports = indexExports(documents.of('ApiPackage'));
  let index: ApiIndex | undefined;
  const apis = () => {
    index ??= createApiIndex(documents.of('Doc'), apiExports);
    return index;
  };
  return {
    settings,
    frame: readFrame(documents, sidebars, settings, errors),
    documents,
    draftIds,
    routes: createRouteTable(documents, { handWritten: handWrittenRoutes(folders), home }, warnings),
    sidebars,
    navigation: navigateDocs(docs, sidebars, errors),
    apiExports,
    apis,
    apiPage: (route) => pageVersions(route, apis(), documents.of('ApiHistory')),
    fileErrors,
    draftProblems: problemsOf(files.filter(isLeftOut)),
    errors,
    warnings,
  };
}

function sortByPath<Item extends { path: string }>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}
