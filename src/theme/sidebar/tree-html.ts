import { hrefOf } from '../../components/link';
import { escapeHtml } from '../../shared/escape-html';
import { isExternal, isSamePath } from '../../shared/paths';
import type { SidebarCategory, SidebarItem, SidebarLink } from '../../shared/sidebar';
import * as styles from './sidebar-tree.module.css';

/*
 * The tree of a sidebar is finished HTML, and `controlTree` changes it in the document. It has hundreds of entries, and
 * React would create and compare several objects for each.
 */

/** Number of characters above which a label is truncated at the sidebar's width and gets a title. */
const longLabel = 26;

/** How a tree is rendered. */
export interface TreeOptions {
  /** Path of the open page, whose link is marked. */
  path?: string;
  /** Whether the categories that have items are open. */
  areOpen: boolean;
}

/** Returns the HTML of the entries of a sidebar, at any depth: a `<ul>`. */
export function treeHtml(items: readonly SidebarItem[], options: TreeOptions): string {
  return listHtml(items, options, '');
}

function listHtml(items: readonly SidebarItem[], options: TreeOptions, attribute: string): string {
  const entries = items.map((item) => entryHtml(item, options));
  return `<ul class="${styles.tree}"${attribute}>${entries.join('')}</ul>`;
}

function entryHtml(item: SidebarItem, options: TreeOptions): string {
  if (item.type === 'divider') return `<li class="${styles.divider}" aria-hidden="true"></li>`;
  if (item.type === 'link') return `<li>${linkHtml(item, options.path)}</li>`;
  const list = item.items ? listHtml(item.items, options, options.areOpen ? '' : ' hidden') : '';
  return `<li>${rowHtml(item, options)}${list}</li>`;
}

/** Returns the HTML of a link. */
export function linkHtml({ label, href }: SidebarLink, path?: string): string {
  const external = isExternal(href) ? ' class="external"' : '';
  return anchorHtml(label, href, markOf(href, path) + external);
}

/**
 * The label of a category: a link to its page, beside a button that opens it. Without a page, it links to the
 * first page below, and `controlTree` makes it a button.
 */
function rowHtml(category: SidebarCategory, { path, areOpen }: TreeOptions): string {
  const { label, href = '#', hasOwnPage, items } = category;
  const row = (html: string) => `<div class="${styles.row}">${html}</div>`;
  if (!hasOwnPage) return row(anchorHtml(label, href, ` class="${styles.label} ${styles.opens}"`));
  const link = anchorHtml(label, href, `${markOf(href, path)} class="${styles.label}"`);
  const isOpen = areOpen && items !== undefined;
  const name = escapeHtml(`Pages of ${label}`);
  return row(
    `${link}<button type="button" class="${styles.toggle}" aria-expanded="${isOpen}" aria-label="${name}" data-needs-js=""></button>`,
  );
}

function anchorHtml(label: string, href: string, attributes: string): string {
  const text = escapeHtml(label);
  const title = label.length > longLabel ? ` title="${text}"` : '';
  return `<a href="${escapeHtml(hrefOf(href))}"${title}${attributes}>${text}</a>`;
}

function markOf(href: string, path: string | undefined): string {
  return path !== undefined && isSamePath(href, path) ? ' aria-current="page"' : '';
}
