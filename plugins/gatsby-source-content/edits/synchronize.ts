import fs from 'node:fs';
import type { LoadedSite, PageRoute, RouteTable, Site } from '@docs/content';
import { ContentError, type ContentTree, type PageEvent, withoutTrailingSlash } from '@docs/content/shared';
import { shownTree } from './shown-tree';

/** The content of a route whose file was deleted, in the development server. */
const goneTree: ContentTree = [{ tag: 'p', html: 'This page is gone: its file was deleted or renamed.' }];

/** A page that changes between data and module rendering. */
export interface ModeChange {
  /** Route. */
  path: string;
  /** Absolute path of its file. */
  file: string;
  isModule: boolean;
}

/**
 * Updates a site after files changed (absolute paths). Returns the events for the pages of these files. It
 * compiles only them, so an open page shows an edit before all other pages are checked.
 */
export async function updatePages(site: Site, files: readonly string[]): Promise<PageEvent[]> {
  site.update(files);
  const { routes, fileErrors } = site.structure();
  const pages = pagesByFile(routes);
  const events: PageEvent[] = [];
  for (const file of files) {
    const page = pages.get(file);
    if (!page || !fs.existsSync(file)) continue;
    const compiled = new Map([[file, await site.compiler.compile(file)]]);
    const document = { sourcePath: file, sourceName: page.sourceName ?? '' };
    events.push({ path: page.path, tree: shownTree({ compiled, fileErrors }, document) });
  }
  return events;
}

/**
 * Loads a site after `updatePages`, with the same files. Returns its new state, the events for open pages, and
 * the pages to reload once they are bundled.
 */
export async function synchronizePages(
  site: Site,
  before: LoadedSite,
  files: readonly string[],
): Promise<{ after: LoadedSite; events: PageEvent[]; modeChanges: ModeChange[] }> {
  const after = await site.load();
  const events: PageEvent[] = [];
  const modeChanges: ModeChange[] = [];
  const pages = pagesByFile(after.routes);
  for (const file of new Set([...changedFiles(before, after), ...files])) {
    const page = pages.get(file);
    if (!page) continue;
    const isModule = isModuleIn(after, file);
    // A page with mistakes is shown as data, and a new page is bundled only if it is a module.
    if (isModule !== undefined && isModule !== (isModuleIn(before, file) ?? false))
      modeChanges.push({ path: page.path, file, isModule });
    // A page that was not compiled before has not been edited: it is compiled when a query requests it.
    if (!before.compiled.has(file) && !files.includes(file)) continue;
    const document = { sourcePath: file, sourceName: page.sourceName ?? '' };
    events.push({ path: page.path, tree: shownTree(after, document) });
  }
  for (const path of pathsOnlyIn(before, after)) events.push({ path, tree: goneTree });
  return { after, events, modeChanges };
}

/** The pages that are created from files, by the absolute path of their file. */
function pagesByFile({ pages }: RouteTable): Map<string, PageRoute> {
  return new Map(pages.flatMap((page) => (page.sourcePath === undefined ? [] : [[page.sourcePath, page]])));
}

/** Paths of the pages in one site that are missing from another. */
function pathsOnlyIn(site: LoadedSite, other: LoadedSite): string[] {
  const paths = site.routes.pages.map(({ path }) => path);
  return paths.filter((path) => !other.routes.all.has(withoutTrailingSlash(path)));
}

function isModuleIn({ compiled }: LoadedSite, file: string): boolean | undefined {
  const result = compiled.get(file);
  return result instanceof ContentError ? undefined : result?.isModule;
}

/** Returns the absolute paths of files whose compiled content differs between two states of a site. */
function changedFiles(before: LoadedSite, after: LoadedSite): string[] {
  const digestOf = ({ compiled }: LoadedSite, file: string) => {
    const result = compiled.get(file);
    return result instanceof Error ? result.message : result?.digest;
  };
  const files = new Set([...before.compiled.keys(), ...after.compiled.keys()]);
  return [...files].filter((file) => digestOf(before, file) !== digestOf(after, file));
}
