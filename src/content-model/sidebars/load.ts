import path from 'node:path';
import { ContentError, type ContentProblem } from '../../shared/content-error';
import { isSamePath } from '../../shared/paths';
import type { SidebarItem } from '../../shared/sidebar';
import { docsVersions } from '../../site/docs-version';
import { navbar } from '../../site/navbar';
import { validateNavbar } from '../../site/validate-navbar';
import { draftDocIds } from '../drafts';
import type { PagesContext } from '../sets/content-set';
import type { DocNode } from '../sets/docs/pages';
import { generateSidebar } from './generate';
import { readingOrder } from './page';
import { firstHref, resolveSidebar } from './resolve';
import type { SidebarEntry } from './schema';

/** The site's sidebars with every entry resolved. */
export interface ResolvedSidebars {
  byName: Map<string, SidebarItem[]>;
  /** Which sidebar a doc's route belongs to. */
  ofRoute: Map<string, string>;
}

/** A sidebar file as its node has it. */
export interface SidebarFile {
  name: string;
  entries: unknown;
  lines?: unknown;
  sourceName: string;
}

/** Name of the sidebar that is made of folders. */
const generatedName = 'mainSidebar';

/** What a doc must tell to be listed in a sidebar. */
export type ListedDoc = Pick<
  DocNode,
  'docId' | 'path' | 'title' | 'sidebarLabel' | 'sidebarPosition' | 'relativePath' | 'unlisted'
>;

/** A sidebar file as its node has it. */
export interface SidebarSource {
  name: string;
  entries: unknown;
  lines?: unknown;
  sourceName: string;
}

/** Resolves the sidebar files, and checks the navbar, which names sidebars, against them. */
export function loadSidebars(
  docs: readonly DocNode[],
  files: readonly SidebarSource[],
  context: Pick<PagesContext, 'problems' | 'contentDir'>,
): ResolvedSidebars {
  const sidebars = resolveSidebars(docs, files, context);
  if (files.length > 0) checkNavbar(sidebars.byName, docs, context.problems);
  return sidebars;
}

/** Resolves the sidebar files, or makes one sidebar of the folders where there is no file. */
export function resolveSidebars(
  docs: readonly ListedDoc[],
  files: readonly SidebarSource[],
  { problems, contentDir }: Pick<PagesContext, 'problems' | 'contentDir'>,
): ResolvedSidebars {
  const listed = docs.filter((doc) => !doc.unlisted);
  const hiddenDocIds = new Set([
    ...draftDocIds(),
    ...docs.filter((doc) => doc.unlisted).map((doc) => doc.docId),
  ]);
  const byName = new Map<string, SidebarItem[]>();
  const sources =
    files.length > 0
      ? files
      : [
          {
            name: generatedName,
            sourceName: 'docs',
            lines: undefined,
            entries: generateSidebar(listed, path.join(contentDir, 'docs'), problems),
          },
        ];
  for (const { name, entries, lines, sourceName } of sources) {
    byName.set(
      name,
      resolveSidebar(entries as SidebarEntry[], {
        docs: listed,
        hiddenDocIds,
        file: sourceName,
        lines: lines as Record<string, number> | undefined,
        problems,
      }),
    );
  }
  return { byName, ofRoute: routesOf(byName) };
}

function routesOf(byName: ReadonlyMap<string, SidebarItem[]>): Map<string, string> {
  const ofRoute = new Map<string, string>();
  for (const [name, items] of byName) {
    for (const { href } of readingOrder(items)) if (!ofRoute.has(href)) ofRoute.set(href, name);
  }
  return ofRoute;
}

/** The navbar names sidebars and docs of the site's own content: it is checked where content brings its own sidebars. */
function checkNavbar(
  byName: ReadonlyMap<string, SidebarItem[]>,
  docs: readonly DocNode[],
  problems: ContentProblem[],
): void {
  const entries = [...byName].map(([name, items]) => {
    const href = firstHref(items);
    return [
      name,
      href === undefined ? {} : { link: { path: landingOf(name, href, docs), label: name } },
    ] as const;
  });
  try {
    validateNavbar(navbar.items, {
      versions: docsVersions,
      sidebars: Object.fromEntries(entries),
      docIds: new Set(docs.map((doc) => doc.docId)),
    });
  } catch (error) {
    // Told with all the others: the docs' pages are still made, so that links to them are not called broken.
    if (!(error instanceof ContentError)) throw error;
    problems.push(...error.problems);
  }
}

/** The page a sidebar is entered by: the one its navbar item names if a doc stands there, else its first. */
function landingOf(name: string, first: string, docs: readonly DocNode[]): string {
  const item = navbar.items.find(
    (candidate) => candidate.type === 'docSidebar' && candidate.sidebarId === name,
  );
  const named =
    item && 'to' in item ? docs.find((doc) => isSamePath(doc.path, item.to as string)) : undefined;
  return named?.path ?? first;
}
