import { inlineScript } from './inline-script';

/** Id of the box that reports that the page's code could not be loaded. */
const boxId = 'load-failure';

/** Gatsby's performance mark for the moment when the page becomes interactive. */
const readyMark = 'onInitialClientRender';

/**
 * Returns the script that shows an error if the code of a page fails to load: a blocked or missing script, or
 * missing page data. The page falls back to its state without JavaScript: controls become links, and controls
 * that need JavaScript are hidden.
 */
export function loadFailureScript(): string {
  return inlineScript(watchFirstLoad, boxId, readyMark);
}

/** Removes the box and restores the page's controls if the page works after all. */
export function forgetLoadFailure(): void {
  const box = document.getElementById(boxId);
  if (!box) return;
  box.remove();
  document.documentElement.dataset.js = '';
}

function watchFirstLoad(id: string, ready: string): void {
  const show = (reason: string) => {
    if (document.getElementById(id) || performance.getEntriesByName(ready).length > 0) return;
    document.documentElement.removeAttribute('data-js');
    const box = document.createElement('div');
    box.id = id;
    box.className = id;
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
  // Error events of elements do not bubble, so they are captured.
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
