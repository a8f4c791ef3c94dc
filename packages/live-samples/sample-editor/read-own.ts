import type { SampleFile } from '@docs/content/shared';
import { readProgress } from '../progress';
import { readDraft } from './drafts';
import { readFigure } from './read-figure';

/**
 * Returns the files with which the reader has passed the exercise of this page, or edited since. Returns undefined before
 * that, and if the browser has not kept them.
 */
export function readOwn(): SampleFile[] | undefined {
  const start = document.querySelector<HTMLElement>('.exercise > .live');
  if (!start || !readProgress().done.includes(window.location.pathname)) return undefined;
  const { digest, files } = readFigure(start);
  const draft = readDraft(digest);
  if (!draft) return undefined;
  return files.map(({ name, code }) => {
    // The state of an editor, as it is stored.
    const { doc } = (draft[name] ?? {}) as { doc?: unknown };
    return { name, code: typeof doc === 'string' ? doc : code };
  });
}
