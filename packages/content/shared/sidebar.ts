/** A link in a sidebar: to a doc or to any other URL. */
export interface SidebarLink {
  type: 'link';
  label: string;
  href: string;
  /** Id of the doc; absent in the copies that browsers load. */
  docId?: string;
}

/** A category of a sidebar. In a page's own copy, closed branches have no `items`. */
export interface SidebarCategory {
  type: 'category';
  label: string;
  /** The category's own page, else its first page; absent only if it has neither. */
  href?: string;
  /** Whether `href` is the category's own page. */
  hasOwnPage: boolean;
  /** Whether its pages are read in order. */
  isCourse?: true;
  /** What a project of the course teaches; absent in the copies that pages have of closed categories. */
  description?: string;
  items?: SidebarItem[];
}

/** In a page's own copy, takes the place of the links in a long list that are far from the open page. */
export interface SidebarMore {
  type: 'more';
  /** Number of links. */
  count: number;
}

/** A thin line between two groups. */
export interface SidebarDivider {
  type: 'divider';
}

/**
 * Returns the URL of a complete sidebar as JSON (`SidebarItem[]`). It has no content hash, because then a new title
 * for one page would change hundreds of pages.
 */
export function sidebarUrl(name: string): string {
  return `${sidebarFolder}/${name}.json`;
}

/** Folder of the built site that contains the complete sidebars. */
export const sidebarFolder = '/sidebars';

export type SidebarItem = SidebarLink | SidebarCategory | SidebarDivider | SidebarMore;

/** The part of the sidebar in a docs page: its open branches. The rest is in the sidebar's file. */
export interface PageSidebar {
  name: string;
  items: SidebarItem[];
}

/** A link with a label: breadcrumbs, previous and next. */
export interface PageLink {
  label: string;
  href?: string;
}
