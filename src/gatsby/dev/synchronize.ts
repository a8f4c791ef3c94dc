import type { LoadedSite, Site } from '../../content-model/site';
import { ContentError } from '../../shared/content-error';
import type { ContentTree } from '../../shared/content-tree';
import type { PageEvent } from '../../shared/edits';
import { withoutTrailingSlash } from '../../shared/paths';
import { shownProblems } from './problems';
import { shownTree } from './shown-tree';
import { changedFiles } from './watch-content';

/** What the pages of the development server show of a route whose file is gone. */
const goneTree: ContentTree = [{ tag: 'p', html: 'This page is gone: its file was deleted or renamed.' }];

/** A page that is rendered as a module and was data before, or the other way round. */
export interface ModeChange {
  /** Route. */
  path: string;
  /** Its file, absolute. */
  file: string;
  isModule: boolean;
}

/**
 * Updates a site after files changed (absolute paths). Returns the site after the change, what open pages are to be told, and the pages
 * that have to be loaded again once they are bundled.
 */
export async function synchronizePages(
  site: Site,
  before: LoadedSite,
  files: readonly string[],
): Promise<{ after: LoadedSite; events: PageEvent[]; modeChanges: ModeChange[] }> {
  site.update(files);
  const after = await site.load();
  const events: PageEvent[] = [];
  const modeChanges: ModeChange[] = [];
  const routes = new Map(after.routes.pages.map((page) => [page.sourcePath, page]));
  for (const file of new Set([...changedFiles(before, after), ...files])) {
    const page = routes.get(file);
    if (!page?.sourcePath) continue;
    const isModule = isModuleIn(after, file);
    if (isModule !== undefined && isModule !== (isModuleIn(before, file) ?? isModule))
      modeChanges.push({ path: page.path, file, isModule });
    const sourceName = page.sourceName ?? '';
    events.push({ path: page.path, tree: shownTree(after, { sourcePath: file, sourceName }) });
  }
  for (const { path } of before.routes.pages)
    if (!after.routes.all.has(withoutTrailingSlash(path))) events.push({ path, tree: goneTree });
  events.push({ problems: shownProblems(after) });
  return { after, events, modeChanges };
}

function isModuleIn({ compiled }: LoadedSite, file: string): boolean | undefined {
  const result = compiled.get(file);
  return result instanceof ContentError ? undefined : result?.isModule;
}
