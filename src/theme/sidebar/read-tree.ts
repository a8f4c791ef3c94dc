import type { SidebarItem } from '../../shared/sidebar';
import { withoutPrefix } from '../navigation/path-prefix';

/** Returns the entries of a tree in the document: the inverse of `treeHtml`. */
export function readTree(list: Element): SidebarItem[] {
  return [...list.children].map(readEntry);
}

function readEntry(entry: Element): SidebarItem {
  const link = entry.querySelector('a');
  if (!link) return { type: 'divider' };
  const label = String(link.textContent);
  const href = withoutPrefix(String(link.getAttribute('href')));
  if (link.parentElement === entry) return { type: 'link', label, href };
  const below = entry.querySelector(':scope > ul');
  const hasOwnPage = link.nextElementSibling !== null;
  return { type: 'category', label, href, hasOwnPage, ...(below && { items: readTree(below) }) };
}
