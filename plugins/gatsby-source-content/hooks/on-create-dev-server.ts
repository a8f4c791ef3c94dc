import { isSamePath } from '@docs/content/shared';
import type { CreateDevServerArgs } from 'gatsby';
import { serveEditor } from '../edits/open-in-editor';
import { servePageEvents } from '../edits/page-events';
import { currentSite } from '../site';

/** Sends edits to open pages, and opens their files in the author's editor. */
export function onCreateDevServer({ app, store }: CreateDevServerArgs): void {
  servePageEvents(app);
  serveEditor(app, () => ({
    folders: currentSite().folders,
    fileOfRoute: (route) =>
      currentSite()
        .structure()
        .routes.pages.find((page) => isSamePath(page.path, route))?.sourcePath,
    pages: () => store.getState().pages.values(),
  }));
}
