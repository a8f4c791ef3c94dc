import { readDraft } from './drafts';

/**
 * Shows below an exercise's starter code whether the browser has the reader's own code. The page itself always shows the
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
  note.textContent = 'Your code is saved.';
  button.before(note);
}

/** Returns the label of the button that opens an exercise. */
export function startLabel(isKept: boolean): string {
  return isKept ? 'Continue' : 'Start';
}
