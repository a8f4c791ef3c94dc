import type { ContentPlace } from './content-error';
import type { ContentTree } from './content-tree';

/**
 * Endpoint at which the development server notifies open pages of edits, using server-sent events. Each event
 * is a `PageEvent`.
 */
export const editsAddress = '/__edits';

/**
 * Endpoint at which the development server opens a file in the author's editor: `?file=…&line=…`, or `?path=…` for
 * the file of a route. Buttons have the query in `data-edit`.
 */
export const editorAddress = '/__edit';

/** Returns the query for `editorAddress` that opens a place. */
export function editQuery({ file, line = 1 }: ContentPlace): string {
  return String(new URLSearchParams({ file, line: String(line) }));
}

/** Splits the text of a problem into its place, which is a button, and the rest. */
export function splitProblem(text: string): [place: string, rest: string] {
  const end = text.indexOf('\n');
  return [text.slice(0, end), text.slice(end)];
}

/** A content problem as a block of text; `path` is the route of the page that shows it in its own content. */
export interface ShownProblem {
  text: string;
  /** The query for `editorAddress`. */
  edit: string;
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
