import type { SampleFile } from '@docs/content/shared';
import { readProgress } from '../progress';
import { readDraft } from './drafts';
import { readFigure } from './read-figure';

/**
 * Returns the files with which the reader has passed this page's exercise, including later edits. Returns undefined
 * if the reader has not passed it yet, or if the browser has not stored the files.
 */
export function readOwn(): SampleFile[] | undefined {
  const start = document.querySelector<HTMLElement>('.exercise > .live');
  if (!start || !readProgress().done.includes(window.location.pathname)) return undefined;
  const { digest, files } = readFigure(start);
  const draft = readDraft(digest);
  if (!draft) return undefined;
  return files.map(({ name, code }) => {
    // The stored state of an editor.
    const { doc } = (draft[name] ?? {}) as { doc?: unknown };
    return { name, code: typeof doc === 'string' ? doc : code };
  });
}
