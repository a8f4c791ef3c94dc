import { withoutTrailingSlash } from '../../shared/paths';
import { type PageLink, type SidebarItem, type SidebarLink, sidebarUrl } from '../../shared/sidebar';
import type { SiteFile } from '../write-files';

/** A sidebar with all entries resolved, and lookups by route. */
export interface Sidebar {
  name: string;
  items: SidebarItem[];
  /** The docs of the sidebar in reading order, without duplicates. */
  order: readonly SidebarLink[];
  /** Position of a route in that order; undefined if the sidebar does not contain it. */
  placeOf(route: string): number | undefined;
  /** The items from the root down to a page; empty if the sidebar does not contain it. */
  trailTo(route: string): SidebarItem[];
  /** The items, pruned to the branches that lead to a page: those in the page's own HTML. */
  openTo(route: string): SidebarItem[];
}

/** Indexes the items of a sidebar by page. */
export function createSidebar(name: string, items: SidebarItem[]): Sidebar {
  const trails = trailsOf(items);
  const order = readingOrder(items);
  const places = new Map(order.map(({ href }, index) => [href, index]));
  const trailTo = (route: string) => trails.get(withoutTrailingSlash(route)) ?? [];
  return {
    name,
    items,
    order,
    placeOf: (route) => places.get(route),
    trailTo,
    openTo: (route) => openBranches(items, trailTo(route)),
  };
}

/**
 * Returns the trails of all pages in a sidebar, by route without the trailing slash. If a page occurs several
 * times, the first occurrence wins.
 */
function trailsOf(items: readonly SidebarItem[]): ReadonlyMap<string, SidebarItem[]> {
  const found = new Map<string, SidebarItem[]>();
  const add = (href: string | undefined, trail: SidebarItem[]) => {
    const route = href === undefined ? undefined : withoutTrailingSlash(href);
    if (route !== undefined && !found.has(route)) found.set(route, trail);
  };
  const walk = (list: readonly SidebarItem[], above: SidebarItem[]) => {
    for (const item of list) {
      const trail = [...above, item];
      if (item.type === 'link' && item.docId !== undefined) add(item.href, trail);
      if (item.type !== 'category') continue;
      walk(item.items ?? [], trail);
      if (item.hasOwnPage) add(item.href, trail);
    }
  };
  walk(items, []);
  return found;
}

/** Returns the docs of a sidebar in reading order, without duplicates. */
export function readingOrder(items: readonly SidebarItem[]): SidebarLink[] {
  const links = new Map<string, SidebarLink>();
  const add = (link: SidebarLink) => {
    if (!links.has(link.href)) links.set(link.href, link);
  };
  const walk = (list: readonly SidebarItem[]) => {
    for (const item of list) {
      if (item.type === 'link' && item.docId !== undefined) add(item);
      if (item.type !== 'category') continue;
      if (item.hasOwnPage && item.href !== undefined)
        add({ type: 'link', label: item.label, href: item.href });
      walk(item.items ?? []);
    }
  };
  walk(items);
  return [...links.values()];
}

/** If a list has more entries than this, the page's own HTML only contains the links near the open page. */
const longest = 200;

function openBranches(items: readonly SidebarItem[], trail: readonly SidebarItem[]): SidebarItem[] {
  return nearest(items, trail[0]).map((item) => {
    if (item.type === 'link') return withoutId(item);
    if (item.type !== 'category') return item;
    if (trail[0] === item) return { ...item, items: openBranches(item.items ?? [], trail.slice(1)) };
    const { items: _closed, description: _, ...closed } = item;
    return closed;
  });
}

/** Leaves out the links of a long list that are far from the open item. The last entry says how many are missing. */
function nearest(items: readonly SidebarItem[], open: SidebarItem | undefined): readonly SidebarItem[] {
  if (items.length <= longest) return items;
  const place = open ? items.indexOf(open) : 0;
  const first = Math.max(0, Math.min(place - longest / 2, items.length - longest));
  const near = items.filter(
    ({ type }, index) => type !== 'link' || (index >= first && index < first + longest),
  );
  const count = items.length - near.length;
  return count > 0 ? [...near, { type: 'more', count }] : near;
}

function withoutId({ docId: _docId, ...link }: SidebarLink): SidebarLink {
  return link;
}

/** Returns the breadcrumbs of a page: the categories above it, then the page itself. */
export function breadcrumbsOf(trail: readonly SidebarItem[]): PageLink[] {
  return trail.flatMap((item): PageLink[] => {
    if (item.type === 'divider' || item.type === 'more') return [];
    const isLinked = item.type === 'link' || item.hasOwnPage;
    return [
      isLinked && item.href !== undefined ? { label: item.label, href: item.href } : { label: item.label },
    ];
  });
}

/** Creates the file of a complete sidebar: its items as JSON. */
export function sidebarFile({ name, items }: Sidebar): SiteFile {
  const text = JSON.stringify(items, (key, value) => (key === 'docId' ? undefined : value));
  return { url: sidebarUrl(name), text };
}
