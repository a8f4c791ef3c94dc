/** Prefix of a hash that contains code. */
const sharedHash = '#sample=';

const editor = () => import(/* webpackChunkName: "live-editor" */ '../../live-samples/editor/open');

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
 * Shows the code in a link's hash in the editor of its sample. The code does not run until the user allows
 * it.
 */
export function openSharedSample(hash: string): void {
  if (!hash.startsWith(sharedHash)) return;
  // If the editor cannot be loaded, the page shows its own code.
  editor()
    .then(({ openShared }) => openShared(hash.slice(sharedHash.length)))
    .catch(() => undefined);
}
