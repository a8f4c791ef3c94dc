/**
 * Delay in ms before a hovered link opens its card. With a shorter delay, cards open as the pointer passes
 * over links.
 */
const delay = 150;

let timer: number | undefined;
let pointer = '';

const card = () => import(/* webpackChunkName: "api-card" */ './card');

/** Returns the API link of an event. Other links in the editor of a sample, such as the next lesson, are none. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const links = '.code-block a:not(.live-host *), a.api';
  return target instanceof Element ? target.closest<HTMLAnchorElement>(links) : null;
}

function open(link: HTMLAnchorElement): void {
  // Cards are optional: the link works even if the code or the data cannot be loaded.
  card()
    .then(({ openCard }) => openCard(link))
    .catch(() => undefined);
}

/**
 * Browsers do not start a selection inside a link, but readers select code. So the link is disabled until the
 * mouse button is released.
 */
function allowSelection(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href');
  if (!href) return;
  link.removeAttribute('href');
  const restore = () => link.setAttribute('href', href);
  for (const end of ['pointerup', 'pointercancel'])
    document.addEventListener(end, restore, { once: true, capture: true });
}

/** Opens the card of an API in code on mouse hover, keyboard focus and the first tap. */
export function listenToApiLinks(): void {
  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    react: (event: DocumentEventMap[Name], link: HTMLAnchorElement) => void,
  ) =>
    document.addEventListener(
      name,
      (event) => {
        const link = linkOf(event);
        if (link) react(event, link);
      },
      true,
    );
  on('pointerdown', (event, link) => {
    pointer = event.pointerType;
    window.clearTimeout(timer);
    if (pointer === 'mouse' && event.button === 0) allowSelection(link);
  });
  on('pointerover', ({ pointerType }, link) => {
    if (pointerType !== 'mouse') return;
    window.clearTimeout(timer);
    timer = window.setTimeout(open, delay, link);
  });
  on('pointerout', () => window.clearTimeout(timer));
  on('focusin', (_event, link) => {
    if (link.matches(':focus-visible')) open(link);
  });
  on('click', (event, link) => {
    // The end of a drag that selected text is not a click.
    if (pointer === 'mouse' && getSelection()?.isCollapsed === false) event.preventDefault();
    if (pointer !== 'touch' || link.hasAttribute('aria-describedby')) return;
    event.preventDefault();
    open(link);
  });
}
