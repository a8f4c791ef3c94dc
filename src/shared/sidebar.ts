/** A link of a sidebar: to a doc of ours (`docId`) or to any other address. */
export interface SidebarLink {
  type: 'link';
  label: string;
  href: string;
  docId?: string;
}

/** A group of a sidebar. `items` is left out of a page's own copy where the branch is closed. */
export interface SidebarCategory {
  type: 'category';
  /** Stable over builds: the labels from the root down, joined by ` / `. Remembers what is open. */
  key: string;
  label: string;
  /** The category's own page, else its first page; absent only where it leads nowhere. */
  href?: string;
  /** Whether `href` is a page of the category's own. */
  hasOwnPage: boolean;
  /** How many pages stand below, for the empty state before a closed branch is loaded. */
  items?: SidebarItem[];
}

/** A thin line between two groups. */
export interface SidebarDivider {
  type: 'divider';
}

export type SidebarItem = SidebarLink | SidebarCategory | SidebarDivider;

/** What a docs page knows of its sidebar: the open branches, and where the whole is to be had. */
export interface PageSidebar {
  name: string;
  /** Address of the whole sidebar as JSON (`SidebarItem[]`), named by its content. */
  url: string;
  items: SidebarItem[];
}

/** A link with a label: breadcrumbs, previous and next. */
export interface PageLink {
  label: string;
  href?: string;
}
