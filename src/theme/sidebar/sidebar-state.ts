import { isSamePath } from '../../shared/paths';
import type { SidebarCategory, SidebarItem } from '../../shared/sidebar';

/** What stands below each category that is known so far, by the category's key. */
export type Branches = Readonly<Record<string, SidebarItem[]>>;

/** Which categories are open or closed; one that is not named is closed. */
export type OpenState = Readonly<Record<string, boolean>>;

/** The branches that items bring with them, added to those that are known. */
export function addBranches(known: Branches, items: readonly SidebarItem[]): Branches {
  const found: Record<string, SidebarItem[]> = {};
  const collect = (level: readonly SidebarItem[]) => {
    for (const item of level) {
      if (item.type !== 'category' || !item.items) continue;
      found[item.key] = item.items;
      collect(item.items);
    }
  };
  collect(items);
  return { ...known, ...found };
}

/** What stands below a category, or undefined where it is not loaded yet. */
export function childrenOf(category: SidebarCategory, branches: Branches): SidebarItem[] | undefined {
  return category.items ?? branches[category.key];
}

/** Whether an item is the page that is open. A category is, only by a page of its own. */
export function isCurrent(item: SidebarItem, path: string): boolean {
  if (item.type === 'divider' || !item.href) return false;
  return isSamePath(item.href, path) && (item.type === 'link' || item.hasOwnPage);
}

/** Keys of the categories from the root down to the open page, its own category included; empty where it is in none. */
export function branchTo(items: readonly SidebarItem[], path: string, branches: Branches = {}): string[] {
  for (const item of items) {
    if (item.type !== 'category') continue;
    const below = branchTo(childrenOf(item, branches) ?? [], path, branches);
    const holds = below.length > 0 || isCurrent(item, path) || holdsLink(item, path, branches);
    if (holds) return [item.key, ...below];
  }
  return [];
}

function holdsLink(category: SidebarCategory, path: string, branches: Branches): boolean {
  return (childrenOf(category, branches) ?? []).some((item) => item.type === 'link' && isCurrent(item, path));
}

/** Opens the categories that hold the open page; the others stay as they are. */
export function openBranch(open: OpenState, keys: readonly string[]): OpenState {
  if (keys.every((key) => open[key])) return open;
  return { ...open, ...Object.fromEntries(keys.map((key) => [key, true])) };
}

/** Whether a category is open but not loaded, anywhere that the reader can see. */
export function lacksBranch(items: readonly SidebarItem[], open: OpenState, branches: Branches): boolean {
  return items.some((item) => {
    if (item.type !== 'category' || !open[item.key]) return false;
    const children = childrenOf(item, branches);
    return !children || lacksBranch(children, open, branches);
  });
}

/** Only what says open or closed of a stored state; anything else in it is left out. */
export function cleanOpenState(stored: object): OpenState {
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'boolean'));
}

/** Where a box scrolls to, to show a line of it: not at all where the line is in sight, else to a third of its height. */
export function scrollTopFor(
  line: { top: number; bottom: number },
  box: { top: number; bottom: number; scrollTop: number },
): number {
  if (line.top >= box.top && line.bottom <= box.bottom) return box.scrollTop;
  return Math.max(0, box.scrollTop + line.top - box.top - (box.bottom - box.top) / 3);
}
