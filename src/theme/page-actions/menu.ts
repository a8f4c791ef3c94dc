import { sectionOf } from '@docs/content/shared';
import { withPrefix } from 'gatsby';
import { siteUrl } from '../../settings/build-constants';
import { copyText, loadMarkdown, report } from './copy';
import * as styles from './menu.module.css';

/** Space between the button and the menu, in pixels. */
const gap = 4;

/** Opens the menu below its button. A second click, Escape and a click elsewhere close it. */
export function openMenu(button: Element, href: string): void {
  // A click on the button closes the open menu before this is called.
  if (button.getAttribute('aria-expanded') === 'true') return;
  const menu = document.createElement('div');
  menu.className = styles.menu ?? '';
  menu.popover = 'auto';
  menu.append(...itemsOf(href));
  document.body.append(menu);
  menu.addEventListener('beforetoggle', ({ newState }) => {
    // Still open during the click that closes it.
    if (newState === 'closed') window.setTimeout(() => button.setAttribute('aria-expanded', 'false'));
  });
  menu.addEventListener('toggle', ({ newState }) => newState === 'closed' && menu.remove());
  button.setAttribute('aria-expanded', 'true');
  menu.showPopover();
  const { bottom, right } = button.getBoundingClientRect();
  menu.style.top = `${bottom + window.scrollY + gap}px`;
  menu.style.left = `${Math.max(gap, right - menu.offsetWidth)}px`;
  menu.querySelector<HTMLElement>('a, button')?.focus();
}

function itemsOf(href: string): HTMLElement[] {
  const markdown = siteUrl + new URL(href).pathname;
  const prompt = encodeURIComponent(`Read ${markdown} so that I can ask you questions about it.`);
  const heading = headingInView();
  return [
    link('View as Markdown', href),
    link('Open in ChatGPT', `https://chatgpt.com/?q=${prompt}`),
    link('Open in Claude', `https://claude.ai/new?q=${prompt}`),
    ...(heading
      ? [copyButton(`Copy section “${heading}”`, async () => sectionOf(await loadMarkdown(href), heading))]
      : []),
    copyButton(
      'Copy install command of the skill',
      async () => `npx skills add ${siteUrl}${withPrefix('/').replace(/\/$/, '')}`,
    ),
  ];
}

function link(text: string, href: string): HTMLElement {
  const element = document.createElement('a');
  element.textContent = text;
  element.href = href;
  element.target = '_blank';
  element.rel = 'noopener';
  return element;
}

function copyButton(text: string, load: () => Promise<string>): HTMLElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text;
  element.addEventListener('click', () => void report(element, copyText(load())));
  return element;
}

/** Returns the text of the heading that the URL names, otherwise of the last heading above the middle of the window. */
function headingInView(): string | undefined {
  const headings = [...document.querySelectorAll<HTMLElement>('.prose :is(h2, h3)[id]')];
  const named = decodeURIComponent(window.location.hash.slice(1));
  const seen =
    headings.find(({ id }) => id === named) ??
    headings.filter((heading) => heading.getBoundingClientRect().top < window.innerHeight / 2).at(-1);
  const copy = seen?.cloneNode(true) as HTMLElement | undefined;
  for (const anchor of copy?.querySelectorAll('.anchor') ?? []) anchor.remove();
  return copy?.textContent?.trim() || undefined;
}
