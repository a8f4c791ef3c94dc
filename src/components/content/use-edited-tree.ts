import type { ContentTree } from '@docs/content/shared';
import { useSyncExternalStore } from 'react';
import { editedTree, listenForEdits } from '../content-edits/store';

function useEdit(tree: ContentTree | null, path: string | undefined): ContentTree | null {
  const read = () => (path === undefined ? undefined : editedTree(path));
  return useSyncExternalStore(listenForEdits, read, () => undefined) ?? tree;
}

/** The tree of the page at a route after the last edit. In a build, the tree that was passed in. */
export const useEditedTree: typeof useEdit =
  process.env.NODE_ENV === 'development' ? useEdit : (tree: ContentTree | null) => tree;
