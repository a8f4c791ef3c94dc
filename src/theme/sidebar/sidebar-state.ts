import { isSamePath } from '../../shared/paths';
import { keyOf, type SidebarCategory, type SidebarItem } from '../../shared/sidebar';

/** The loaded items of each category, by the category's key. */
export type Branches = Readonly<Record<string, SidebarItem[]>>;

/** Which categories are open; missing ones are closed. */
export type OpenState = Readonly<Record<string, boolean>>;

/** Adds the branches in these items to the known ones. */
export function addBranches(known: Branches, items: readonly SidebarItem[]): Branches {
  const found: Record<string, SidebarItem[]> = {};
  const collect = (level: readonly SidebarItem[]) => {
    for (const item of level) {
      if (item.type !== 'category' || !item.items) continue;
      found[keyOf(item)] = item.items;
      collect(item.items);
    }
  };
  collect(items);
  return { ...known, ...found };
}

/** Returns the items of a category, or undefined if they are not loaded yet. */
export function childrenOf(category: SidebarCategory, branches: Branches): SidebarItem[] | undefined {
  return category.items ?? branches[keyOf(category)];
}

/** Returns whether an item is the open page. For a category, only its own page counts. */
export function isCurrent(item: SidebarItem, path: string): boolean {
  if (item.type === 'divider' || !item.href) return false;
  return isSamePath(item.href, path) && (item.type === 'link' || item.hasOwnPage);
}

/**
 * Returns the keys of the categories from the root down to the open page, including its own category; empty
 * if there are none.
 */
export function branchTo(items: readonly SidebarItem[], path: string, branches: Branches = {}): string[] {
  for (const item of items) {
    if (item.type !== 'category') continue;
    const below = branchTo(childrenOf(item, branches) ?? [], path, branches);
    const holds = below.length > 0 || isCurrent(item, path) || holdsLink(item, path, branches);
    if (holds) return [keyOf(item), ...below];
  }
  return [];
}

function holdsLink(category: SidebarCategory, path: string, branches: Branches): boolean {
  return (childrenOf(category, branches) ?? []).some((item) => item.type === 'link' && isCurrent(item, path));
}

/** Opens the categories that contain the open page; the others stay unchanged. */
export function openBranch(open: OpenState, keys: readonly string[]): OpenState {
  if (keys.every((key) => open[key])) return open;
  return { ...open, ...Object.fromEntries(keys.map((key) => [key, true])) };
}

/** Returns whether a category is open but not loaded, anywhere in the visible tree. */
export function lacksBranch(items: readonly SidebarItem[], open: OpenState, branches: Branches): boolean {
  return items.some((item) => {
    if (item.type !== 'category' || !open[keyOf(item)]) return false;
    const children = childrenOf(item, branches);
    return !children || lacksBranch(children, open, branches);
  });
}

/** Sanitizes a stored state: keeps only booleans. */
export function cleanOpenState(stored: object): OpenState {
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'boolean'));
}

/**
 * Returns the scroll position that reveals a line of a box: unchanged if the line is visible, else with the
 * line at a third of the height.
 */
export function scrollTopFor(
  line: { top: number; bottom: number },
  box: { top: number; bottom: number; scrollTop: number },
): number {
  if (line.top >= box.top && line.bottom <= box.bottom) return box.scrollTop;
  return Math.max(0, box.scrollTop + line.top - box.top - (box.bottom - box.top) / 3);
}
