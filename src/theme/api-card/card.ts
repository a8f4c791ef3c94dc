import type { ApiCard } from '@docs/content/shared';
import * as styles from './card.module.css';
import { cardFacts } from './card-facts';
import { cardOf } from './cards';
import { place } from './place';

/** Delay in ms before a card closes, so that the pointer can move from the link to the card. */
const leaveDelay = 200;

let box: HTMLElement | undefined;
let opened: { link: HTMLAnchorElement; title: string; end: () => void } | undefined;
let wanted: HTMLAnchorElement | undefined;

/** Opens the card of a link and closes any other card. Does nothing if there is no data for the link. */
export async function openCard(link: HTMLAnchorElement): Promise<void> {
  if (opened?.link === link) return;
  wanted = link;
  const data = await cardOf(link);
  if (wanted !== link || !data || !link.isConnected) return;
  closeCard();
  box ??= createBox();
  fill(box, data, link);
  const leave = new AbortController();
  const stopPlacing = place(box, link);
  opened = {
    link,
    title: link.title,
    end: () => {
      leave.abort();
      stopPlacing();
    },
  };
  // The card replaces the title attribute, which would show a second tooltip.
  link.removeAttribute('title');
  link.setAttribute('aria-describedby', box.id);
  closeWhenLeft(box, link, leave.signal);
}

/** Closes the card. */
function closeCard(): void {
  wanted = undefined;
  if (!opened) return;
  const { link, title, end } = opened;
  opened = undefined;
  end();
  box?.hidePopover();
  link.title = title;
  link.removeAttribute('aria-describedby');
}

function createBox(): HTMLElement {
  const element = document.createElement('div');
  element.id = 'api-card';
  element.className = styles.card;
  element.popover = 'manual';
  return document.body.appendChild(element);
}

function fill(element: HTMLElement, data: ApiCard, link: HTMLAnchorElement): void {
  const part = (tag: string, className: string, text: string) =>
    Object.assign(document.createElement(tag), { className, textContent: text });
  const parts = [part('code', styles.signature, data.signature)];
  if (data.text) parts.push(part('p', styles.text, data.text));
  const facts = cardFacts(data);
  if (facts.length > 0) parts.push(part('p', styles.facts, facts.join(' · ')));
  const more = Object.assign(document.createElement('a'), {
    className: styles.open,
    href: link.href,
    textContent: 'Open',
    // Enter on the link itself follows it.
    tabIndex: -1,
  });
  element.replaceChildren(...parts, more);
}

/** Closes the card when neither the link nor the card is hovered and the link is not focused. */
function closeWhenLeft(element: HTMLElement, link: HTMLAnchorElement, signal: AbortSignal): void {
  let timer: number | undefined;
  const stay = () => window.clearTimeout(timer);
  const leave = () => {
    stay();
    timer = window.setTimeout(() => {
      if (!link.matches(':focus-visible')) closeCard();
    }, leaveDelay);
  };
  signal.addEventListener('abort', stay);
  for (const each of [link, element]) {
    each.addEventListener('pointerenter', stay, { signal });
    each.addEventListener('pointerleave', (event) => event.pointerType === 'mouse' && leave(), { signal });
  }
  link.addEventListener('blur', closeCard, { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && closeCard(), { signal });
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Node && !element.contains(target) && !link.contains(target)) closeCard();
    },
    { signal, capture: true },
  );
  // Following a link opens another page or scrolls this page.
  element.addEventListener('click', closeCard, { signal });
  link.addEventListener('click', (event) => !event.defaultPrevented && closeCard(), { signal });
}
