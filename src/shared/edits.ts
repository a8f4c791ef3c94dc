import type { ContentTree } from './content-tree';

/** Where the development server tells of edits. */
export const editsAddress = '/__edits';

/** The content that a page has after an edit; null where it is rendered as a module. */
export interface Edit {
  path: string;
  tree: ContentTree | null;
}
