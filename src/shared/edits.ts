import type { ContentTree } from './content-tree';

/** Where the development server tells open pages of edits: server-sent events, each a `PageEvent`. */
export const editsAddress = '/__edits';

/** A problem of the content as a block of text; `path` is the route of the page that shows it in its own content. */
export interface ShownProblem {
  text: string;
  path?: string;
}

/**
 * What an open page is told: new content of a page, that a page has to be loaded again, that Gatsby has created all pages again, or all
 * problems of the content.
 */
export type PageEvent =
  | { path: string; tree: ContentTree | null }
  | { path: string; reload: true }
  | { pagesCreated: true }
  | { problems: ShownProblem[] };
