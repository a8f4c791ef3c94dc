/** The hash of a link with code in it begins so. */
const sharedHash = '#sample=';

const editor = () => import(/* webpackChunkName: "live-editor" */ '../../live-samples/editor/open');

/**
 * Listens for clicks on the buttons of live samples, which are finished HTML: the first one loads the editor.
 */
export function listenToLiveSamples(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-live]') : null;
    const figure = button?.closest<HTMLElement>('.live');
    if (!button || !figure || button.ariaBusy) return;
    button.ariaBusy = 'true';
    editor()
      .then(
        ({ openSample }) => openSample(figure, button.dataset.live === 'play'),
        () => {
          button.textContent = 'Retry';
        },
      )
      .finally(() => {
        button.ariaBusy = null;
      });
  });
}

/**
 * Shows code that came with a link, in the editor of its sample. It does not run before the reader says so.
 */
export function openSharedSample(hash: string): void {
  if (!hash.startsWith(sharedHash)) return;
  // Without the editor the page shows its own code.
  editor()
    .then(({ openShared }) => openShared(hash.slice(sharedHash.length)))
    .catch(() => undefined);
}
