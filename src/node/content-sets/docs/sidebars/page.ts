import { isSamePath } from '../../../../shared/paths';
import type { PageLink, SidebarItem, SidebarLink } from '../../../../shared/sidebar';

/** Where a page stands in a sidebar: the items from the root down to it. Empty where it is not in it. */
export function trailTo(items: readonly SidebarItem[], route: string): SidebarItem[] {
  for (const item of items) {
    if (item.type === 'divider') continue;
    if (item.type === 'link') {
      if (item.docId !== undefined && isSamePath(item.href, route)) return [item];
      continue;
    }
    const below = trailTo(item.items ?? [], route);
    if (below.length > 0) return [item, ...below];
    if (item.hasOwnPage && item.href !== undefined && isSamePath(item.href, route)) return [item];
  }
  return [];
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

/** The docs of a sidebar in reading order, each route once. */
export function readingOrder(items: readonly SidebarItem[]): SidebarLink[] {
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
