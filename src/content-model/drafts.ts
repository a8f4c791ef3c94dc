import type { ReadContent } from './read-folder';

let draftIds: ReadonlySet<string> = new Set();

/** Remembers which docs are drafts: a build makes no nodes of them, and still has to know that their ids are meant. */
export function rememberDrafts(contents: readonly ReadContent[]): void {
  draftIds = new Set(
    contents.flatMap(({ set, nodes }) =>
      set.type === 'Doc' ? nodes.filter(({ draft }) => draft).map(({ docId }) => String(docId)) : [],
    ),
  );
}

/** Ids of the docs that are drafts. */
export function draftDocIds(): ReadonlySet<string> {
  return draftIds;
}
