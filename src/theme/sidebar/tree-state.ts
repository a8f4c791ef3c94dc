import type { PageSidebar, SidebarItem } from '@docs/content/shared';

/** Which categories and shortened lists a reader sees open, by key (`keyOf`). */
export type Choices = Readonly<Record<string, boolean>>;

/** The tree of a sidebar as a page shows it. */
export interface TreeState {
  sidebar: PageSidebar;
  path: string;
  /** The entries known so far: the entries of the open page, and the branches of pages that were open before. */
  items: readonly SidebarItem[];
  choices: Choices;
}

/** Returns the key of a category or shortened list: the labels from the root down to it. */
export const keyOf = (above: string, label: string) => (above ? `${above} / ${label}` : label);

/** Returns the tree of another page: its branch is open, and other categories stay as they are. */
export function withPage(
  tree: Pick<TreeState, 'items' | 'choices'> & { path?: string },
  sidebar: PageSidebar,
  path: string,
): TreeState {
  const items = mergeItems(sidebar.items, tree.items, {});
  const opened = path === tree.path ? {} : branchOf(sidebar.items);
  return { sidebar, path, items, choices: { ...tree.choices, ...opened } };
}

/** Returns the categories of a page's copy that have entries: those that lead to the page. */
function branchOf(items: readonly SidebarItem[], above = ''): Choices {
  const open: Record<string, boolean> = {};
  for (const item of items) {
    if (item.type !== 'category' || !item.items) continue;
    const key = keyOf(above, item.label);
    Object.assign(open, { [key]: true }, branchOf(item.items, key));
  }
  return open;
}

/**
 * Adds to the entries of a page what it lacks: the entries of closed categories, and those of shortened lists that
 * are open.
 * @param above Key of the category that contains the entries.
 */
export function mergeItems(
  items: readonly SidebarItem[],
  others: readonly SidebarItem[],
  choices: Choices,
  above = '',
): SidebarItem[] {
  const isShort = (list: readonly SidebarItem[]) => list.some(({ type }) => type === 'more');
  const isComplete = choices[keyOf(above, 'more')] === true && isShort(items) && !isShort(others);
  const [list, rest] = isComplete && others.length > 0 ? [others, items] : [items, others];
  return list.map((item) => {
    if (item.type !== 'category') return item;
    const other = rest.find((entry) => entry.type === 'category' && entry.label === item.label);
    const more = other?.type === 'category' ? other.items : undefined;
    if (!item.items || !more) return { ...item, items: item.items ?? more };
    return { ...item, items: mergeItems(item.items, more, choices, keyOf(above, item.label)) };
  });
}

/** Returns whether a category or shortened list is open, but its entries are not known. */
export function lacksItems(items: readonly SidebarItem[], choices: Choices, above = ''): boolean {
  return items.some((item) => {
    if (item.type === 'more') return choices[keyOf(above, 'more')] === true;
    if (item.type !== 'category') return false;
    const key = keyOf(above, item.label);
    return choices[key] === true && (!item.items || lacksItems(item.items, choices, key));
  });
}
