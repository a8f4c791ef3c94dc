/** Id of the box that says that the page's code could not be loaded. */
const boxId = 'load-failure';

/** Gatsby's mark of the moment from which the page answers. */
const readyMark = 'onInitialClientRender';

/**
 * The script that says when the code of a page fails on its first load: a script that is blocked or gone, or page data that do not
 * come. It stands alone, as text, in the head, because no bundle is there to help. The page falls back to what it is without
 * scripts: its controls are links then, and those that scripts alone serve are hidden.
 */
export function loadFailureScript(): string {
  return `(${watchFirstLoad.toString()})(${JSON.stringify(boxId)},${JSON.stringify(readyMark)})`;
}

/** Takes the box away, and gives the page its controls: it answers after all. */
export function forgetLoadFailure(): void {
  const box = document.getElementById(boxId);
  if (!box) return;
  box.remove();
  document.documentElement.dataset.js = '';
}

// It runs in the page, as text: everything it needs is inside of it, or handed in.
function watchFirstLoad(id: string, ready: string): void {
  const show = (reason: string) => {
    if (document.getElementById(id) || performance.getEntriesByName(ready).length > 0) return;
    document.documentElement.removeAttribute('data-js');
    const box = document.createElement('div');
    box.id = id;
    box.setAttribute('role', 'alert');
    for (const text of ['The code of this page could not be loaded. Its text and links can be used.', reason])
      box.appendChild(document.createElement('p')).textContent = text;
    const retry = box.appendChild(document.createElement('button'));
    retry.type = 'button';
    retry.className = 'button';
    retry.textContent = 'Retry';
    retry.onclick = () => window.location.reload();
    document.body.prepend(box);
  };
  const whenBodyIsThere = (reason: string) => {
    if (document.body) show(reason);
    else document.addEventListener('DOMContentLoaded', () => show(reason));
  };
  // The errors of elements do not bubble: they are caught on their way down.
  window.addEventListener(
    'error',
    ({ target, error }) => {
      if (target instanceof HTMLScriptElement && target.src.startsWith(window.location.origin))
        whenBodyIsThere(`Error: ${target.src} could not be loaded.`);
      else if (error) whenBodyIsThere(String(error));
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => whenBodyIsThere(String(reason)));
}
