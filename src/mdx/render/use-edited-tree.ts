import { useSyncExternalStore } from 'react';
import type { ContentTree } from '../../shared/content-tree';
import { type Edit, editsAddress } from '../../shared/edits';

/* In development a page shows an edit as soon as the server has compiled it. In a build nothing of this is left. */

const edits = new Map<string, ContentTree>();
const listeners = new Set<() => void>();
let source: EventSource | undefined;

function listen(listener: () => void): () => void {
  listeners.add(listener);
  if (!source) source = openSource();
  return () => listeners.delete(listener);
}

function openSource(): EventSource {
  const opened = new EventSource(editsAddress);
  opened.onmessage = ({ data }: MessageEvent<string>) => {
    const { path, tree } = JSON.parse(data) as Edit;
    if (tree) edits.set(path, tree);
    else edits.delete(path);
    for (const listener of listeners) listener();
  };
  return opened;
}

function useEdit(tree: ContentTree | null, path: string | undefined): ContentTree | null {
  const read = () => (path === undefined ? undefined : edits.get(path));
  const edited = useSyncExternalStore(listen, read, () => undefined);
  return tree && edited ? edited : tree;
}

/** The tree of the page with a route as it is after the last edit. */
export const useEditedTree: typeof useEdit =
  process.env.NODE_ENV === 'development' ? useEdit : (tree: ContentTree | null) => tree;
