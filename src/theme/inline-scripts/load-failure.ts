import { bannerId, boxId } from './ids';
import { inlineScript } from './inline-script';

/** Gatsby's performance mark for the moment when the page becomes interactive. */
const readyMark = 'onInitialClientRender';

/**
 * Returns the script that shows an error if the code of a page fails to load: a blocked or missing script, or
 * missing page data. The page falls back to its state without JavaScript: controls become links, and controls
 * that need JavaScript are hidden.
 */
export function loadFailureScript(): string {
  return inlineScript(watchFirstLoad, boxId, bannerId, readyMark);
}

/** Removes the box and restores the page's controls if the page works after all. */
export function forgetLoadFailure(): void {
  const box = document.getElementById(boxId);
  if (!box) return;
  box.remove();
  document.documentElement.dataset.js = '';
}

function watchFirstLoad(id: string, explanation: string, ready: string): void {
  const show = (reason: string) => {
    if (performance.getEntriesByName(ready).length > 0) return;
    delete document.documentElement.dataset.js;
    // A banner may explain already why nothing can be loaded.
    if (document.getElementById(id) || document.getElementById(explanation)) return;
    const box = document.createElement('div');
    box.id = id;
    box.className = id;
    box.setAttribute('role', 'alert');
    for (const text of [
      'This page’s code didn’t load. You can still read the text and follow links.',
      reason,
    ])
      box.appendChild(document.createElement('p')).textContent = text;
    const retry = box.appendChild(document.createElement('button'));
    retry.className = 'button';
    retry.textContent = 'Retry';
    retry.onclick = () => location.reload();
    document.body.prepend(box);
  };
  const whenBodyIsThere = (reason: string) => {
    if (document.body) show(reason);
    else document.addEventListener('DOMContentLoaded', () => show(reason));
  };
  // Error events of elements do not bubble, so they are captured.
  addEventListener(
    'error',
    ({ target, error }) => {
      if (target instanceof HTMLScriptElement && target.src.startsWith(location.origin))
        whenBodyIsThere(`Error: Couldn't load ${target.src}.`);
      else if (error) whenBodyIsThere(String(error));
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => whenBodyIsThere(String(reason)));
}
