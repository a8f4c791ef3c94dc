/** Time that a pointer rests on a link before its card opens, in ms: less, and cards open where a pointer only passes. */
const delay = 150;

let timer: number | undefined;
let pointer = '';

const card = () => import(/* webpackChunkName: "api-card" */ './card');

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('.code-block a, a.api') : null;
}

function open(link: HTMLAnchorElement): void {
  // A card is an extra: without its code or data the link still leads to the page.
  card()
    .then(({ openCard }) => openCard(link))
    .catch(() => undefined);
}

/** Browsers do not begin a selection in a link, and code is there to be selected: until the button is up, the link is not one. */
function allowSelection(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href');
  if (!href) return;
  link.removeAttribute('href');
  const restore = () => link.setAttribute('href', href);
  for (const end of ['pointerup', 'pointercancel'])
    document.addEventListener(end, restore, { once: true, capture: true });
}

/** Opens the card of an API in code: a resting mouse, the keyboard's focus and the first tap do. */
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
    // The end of a drag that selected text is no click.
    if (pointer === 'mouse' && getSelection()?.isCollapsed === false) event.preventDefault();
    if (pointer !== 'touch' || link.hasAttribute('aria-describedby')) return;
    event.preventDefault();
    open(link);
  });
}
