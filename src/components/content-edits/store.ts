import {
  type ContentTree,
  editorAddress,
  editsAddress,
  isSamePath,
  type PageEvent,
  type ShownProblem,
  withoutTrailingSlash,
} from '@docs/content/shared';
import { withPrefix } from 'gatsby';
import { reloadIfStale } from './stale-data';

/*
 * In development, open pages show an edit as soon as the server has compiled it. Builds do not contain this
 * code.
 */

const trees = new Map<string, ContentTree>();
let problems: readonly ShownProblem[] = [];
const listeners = new Set<() => void>();
let source: EventSource | undefined;

/** Calls a listener after every event; returns a cleanup function. */
export function listenForEdits(listener: () => void): () => void {
  listeners.add(listener);
  if (!source) {
    source = new EventSource(editsAddress);
    source.onmessage = ({ data }: MessageEvent<string>) => receive(JSON.parse(data) as PageEvent);
    document.addEventListener('click', openEditor);
  }
  return () => listeners.delete(listener);
}

/** Returns the tree of a route after the last edit, or undefined if it was not edited. */
export function editedTree(path: string): ContentTree | undefined {
  return trees.get(withoutTrailingSlash(path));
}

/** Returns the current content problems. */
export function contentProblems(): readonly ShownProblem[] {
  return problems;
}

/** Opens a file in the author's editor, if a button for that was pressed. */
function openEditor({ target }: MouseEvent): void {
  const query = target instanceof Element && target.closest<HTMLElement>('[data-edit]')?.dataset.edit;
  if (query) void fetch(`${editorAddress}?${query}`);
}

function receive(event: PageEvent): void {
  if ('problems' in event) problems = event.problems;
  else if ('pagesCreated' in event) void reloadIfStale();
  else if ('reload' in event) {
    if (isSamePath(window.location.pathname, withPrefix(event.path))) window.location.reload();
  } else if (event.tree) trees.set(withoutTrailingSlash(event.path), event.tree);
  else trees.delete(withoutTrailingSlash(event.path));
  for (const listener of listeners) listener();
}
