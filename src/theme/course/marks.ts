import { showKeptWork } from '@docs/live-samples/kept-work';
import { markOpen, onProgress, readProgress } from '@docs/live-samples/progress';

let sheet: CSSStyleSheet | undefined;

/**
 * Marks completed lessons wherever lists link to them, now and whenever another one is completed. The marks are CSS
 * rules, so they survive every render of the sidebar. Also remembers the open lesson, so that the reader can
 * continue there, and shows whether the reader has started its exercise.
 */
export function showMarks(path?: string): void {
  if (path) markOpen(path);
  const exercise = document.querySelector<HTMLElement>('.exercise > .live');
  if (exercise) showKeptWork(exercise);
  if (sheet) return;
  sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  update();
  onProgress(update);
}

function update(): void {
  // The steps above a lesson have no text, so they have no room for a mark.
  const entries = readProgress().done.map(
    (path) => `li:has(>a[href=${JSON.stringify(path)}]:not([aria-label]))`,
  );
  const list = `:is(${entries.join()})`;
  // The text after the slash is what screen readers say.
  const mark = 'content:"✓"/"done";position:absolute;inset:.25em .75rem auto auto;color:var(--tip)';
  sheet?.replaceSync(entries.length > 0 ? `${list}{position:relative}${list}::after{${mark}}` : '');
}
