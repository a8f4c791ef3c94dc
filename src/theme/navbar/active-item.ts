import type { NavbarItem } from '@docs/content/settings';
import { withoutTrailingSlash } from '@docs/content/shared';

/** What the navbar needs to know about the open page. */
export interface OpenPage {
  /** Path without the path prefix. */
  path: string;
  /** Name of the docs sidebar that contains the page. */
  sidebarName: string | null;
}

/** Returns whether a path is a route or below it. */
function isBelow(path: string, route: string): boolean {
  const base = withoutTrailingSlash(route);
  const own = withoutTrailingSlash(path);
  return own === base || (base !== '/' && own.startsWith(`${base}/`));
}

/** Returns whether an item refers to the open page: by its sidebar, its route, or one of its own items. */
export function isActive(item: NavbarItem, { path, sidebarName }: OpenPage): boolean {
  switch (item.type) {
    case 'docSidebar':
      return item.sidebarId === sidebarName;
    case 'doc':
      return withoutTrailingSlash(item.to) === withoutTrailingSlash(path);
    case 'link':
      return item.to !== undefined && isBelow(path, item.to);
    case 'dropdown':
      // An item without items fails where it is rendered, with an error that names it.
      return !!item.items?.some((child) => isActive(child, { path, sidebarName }));
    default:
      return false;
  }
}

/** Returns the one item that is marked: a page can be in the sidebar of one item and below the links of others. */
export function activeItem(items: readonly NavbarItem[], page: OpenPage): NavbarItem | undefined {
  return items.find((item) => isActive(item, page));
}
