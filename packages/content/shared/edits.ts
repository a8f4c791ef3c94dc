import type { ContentTree } from './content-tree';

/**
 * Endpoint at which the development server notifies open pages of edits, using server-sent events. Each event
 * is a `PageEvent`.
 */
export const editsAddress = '/__edits';

/** A content problem as a block of text; `path` is the route of the page that shows it in its own content. */
export interface ShownProblem {
  text: string;
  path?: string;
}

/**
 * An event for open pages: a page has new content, a page must be reloaded, Gatsby has recreated all pages,
 * or the list of all content problems.
 */
export type PageEvent =
  | { path: string; tree: ContentTree | null }
  | { path: string; reload: true }
  | { pagesCreated: true }
  | { problems: ShownProblem[] };
