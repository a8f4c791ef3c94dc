import type { OpenMode } from '@docs/live-samples/sample-editor';
import { withPrefix } from 'gatsby';

declare const __LIVE_PREVIEW__: string;

/** Returns the URL of the folder with the preview's files, including the path prefix. */
const previewFolder = () => withPrefix(__LIVE_PREVIEW__);

/** Prefix of a hash that contains code. */
const sharedHash = '#sample=';

const editor = () => import(/* webpackChunkName: "sample-editor" */ '@docs/live-samples/sample-editor');

/**
 * Listens for clicks on the buttons of live samples, which are static HTML. The first click loads the editor.
 */
export function listenToLiveSamples(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-live]') : null;
    const figure = button?.closest<HTMLElement>('.live');
    if (!button || !figure || button.ariaBusy) return;
    button.ariaBusy = 'true';
    editor()
      .then(({ openSample }) => openSample(figure, button.dataset.live as OpenMode, previewFolder()))
      .catch(() => {
        button.textContent = 'Retry';
      })
      .finally(() => {
        button.ariaBusy = null;
      });
  });
}

/**
 * Shows the code in a link's hash in the editor of its sample. The code does not run until the user allows
 * it.
 */
export function openSharedSample(hash: string): void {
  if (!hash.startsWith(sharedHash)) return;
  // If the editor cannot be loaded, the page shows its own code.
  editor()
    .then(({ openShared }) => openShared(hash.slice(sharedHash.length), previewFolder()))
    .catch(() => undefined);
}
