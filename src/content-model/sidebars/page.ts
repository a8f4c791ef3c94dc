import { withoutTrailingSlash } from '../../shared/paths';
import type { PageLink, SidebarItem, SidebarLink } from '../../shared/sidebar';

type Trails = ReadonlyMap<string, SidebarItem[]>;

const trails = new WeakMap<readonly SidebarItem[], Trails>();

/** Where a page stands in a sidebar: the items from the root down to it. Empty where it is not in it. */
export function trailTo(items: readonly SidebarItem[], route: string): SidebarItem[] {
  const known = trails.get(items) ?? trailsOf(items);
  trails.set(items, known);
  return known.get(withoutTrailingSlash(route)) ?? [];
}

/** The trails of all pages of a sidebar by their routes without the slash at the end; of a page's several places the first counts. */
function trailsOf(items: readonly SidebarItem[]): Trails {
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

/** A sidebar with only those branches that lead to a page: what the page's own HTML shows. */
export function openBranches(items: readonly SidebarItem[], trail: readonly SidebarItem[]): SidebarItem[] {
  return items.map((item) => {
    if (item.type !== 'category') return item;
    if (trail[0] === item) return { ...item, items: openBranches(item.items ?? [], trail.slice(1)) };
    const { items: _closed, ...closed } = item;
    return closed;
  });
}

/** Breadcrumbs of a page: the categories above it and itself. */
export function breadcrumbsOf(trail: readonly SidebarItem[]): PageLink[] {
  return trail.flatMap((item): PageLink[] => {
    if (item.type === 'divider') return [];
    const isLinked = item.type === 'link' || item.hasOwnPage;
    return [
      isLinked && item.href !== undefined ? { label: item.label, href: item.href } : { label: item.label },
    ];
  });
}

const orders = new WeakMap<readonly SidebarItem[], SidebarLink[]>();

/** The docs of a sidebar in reading order, each route once. */
export function readingOrder(items: readonly SidebarItem[]): readonly SidebarLink[] {
  const order = orders.get(items) ?? orderOf(items);
  orders.set(items, order);
  return order;
}

function orderOf(items: readonly SidebarItem[]): SidebarLink[] {
  const seen = new Set<string>();
  const walk = (list: readonly SidebarItem[]): SidebarLink[] =>
    list.flatMap((item): SidebarLink[] => {
      if (item.type === 'divider') return [];
      if (item.type === 'link') return item.docId === undefined ? [] : [item];
      const own: SidebarLink[] =
        item.hasOwnPage && item.href !== undefined
          ? [{ type: 'link', label: item.label, href: item.href }]
          : [];
      return [...own, ...walk(item.items ?? [])];
    });
  return walk(items).filter((item) => {
    const isNew = !seen.has(item.href);
    seen.add(item.href);
    return isNew;
  });
}
