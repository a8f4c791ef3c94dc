import { hasModifier } from '../../runtime/link-target';
import { copyText, loadMarkdown, report } from './copy';

/** Listens for clicks on the split buttons of pages. The menu is loaded when it is first opened. */
export function listenToPageActions(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    const clicked = target instanceof Element ? target.closest('[data-page-actions] > *') : null;
    const link = clicked?.parentElement?.querySelector('a');
    if (!clicked || !link || hasModifier(event)) return;
    if (clicked === link) {
      event.preventDefault();
      const label = link.querySelector('span');
      if (label) void report(label, copyText(loadMarkdown(link.href)));
      return;
    }
    import(/* webpackChunkName: "page-actions-menu" */ './menu')
      .then(({ openMenu }) => openMenu(clicked, link.href))
      .catch(() => window.location.assign(link.href));
  });
}
