import { hrefOf } from '../../components/link';
import { isExternal } from '../../shared/paths';
import type { SidebarItem, SidebarLink } from '../../shared/sidebar';
import { isCurrent } from './sidebar-state';

/*
 * Links of a sidebar are finished HTML: an open sidebar has hundreds, and React would keep several objects for each.
 * Their HTML is that of the first page, and the mark of the open page moves in the document, so that the focus stays.
 */

/** Number of characters above which a label is truncated at the sidebar's width and gets a title. */
const longLabel = 26;

/** Returns the title of a link: its label if that is truncated. */
export const titleOf = (label: string) => (label.length > longLabel ? label : undefined);

/** Returns the HTML of a link. */
export function linkHtml(item: SidebarLink, path: string): string {
  const label = escapeHtml(item.label);
  const title = titleOf(item.label) ? ` title="${label}"` : '';
  const current = isCurrent(item, path) ? ' aria-current="page"' : '';
  const external = isExternal(item.href) ? ' class="external"' : '';
  return `<a href="${escapeHtml(hrefOf(item.href))}"${title}${current}${external}>${label}</a>`;
}

/** Marks the link of the open page in a list, which has an element for each item. */
export function markOpenPage(list: Element, items: readonly SidebarItem[], path: string): void {
  items.forEach((item, index) => {
    const link = item.type === 'link' && list.children[index]?.firstElementChild;
    if (link) link.ariaCurrent = isCurrent(item, path) ? 'page' : null;
  });
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
