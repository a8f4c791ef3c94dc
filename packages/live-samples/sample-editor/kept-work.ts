import { readDraft } from './drafts';

/**
 * Shows above an exercise's starter code whether the browser has the reader's own code. The page itself always shows the
 * starter code.
 */
export function showKeptWork(figure: HTMLElement): void {
  const button = figure.querySelector<HTMLElement>('[data-live="edit"]');
  if (!button) return;
  const isKept = readDraft(figure.dataset.liveSample?.split(' ').at(-1) ?? '') !== undefined;
  button.textContent = startLabel(isKept);
  figure.querySelector('.live-note')?.remove();
  if (!isKept) return;
  const note = document.createElement('span');
  note.className = 'live-note';
  // Not in a stylesheet, which all pages would load.
  note.style.cssText =
    'flex:1;padding-inline:.75rem;color:#9da7b3;font-size:var(--text-xs);line-height:1.25;text-align:end';
  note.textContent = 'Your code is saved.';
  button.before(note);
}

/** Returns the label of the button that opens an exercise. */
export function startLabel(isKept: boolean): string {
  return isKept ? 'Continue' : 'Start';
}
