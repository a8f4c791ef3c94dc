import type { PageLink, PageSidebar } from './sidebar';

/**
 * The frame of a page. `docs` has a docs sidebar, `plain` has none, and `bare` has neither navbar nor footer.
 */
export type LayoutKind = 'docs' | 'plain' | 'bare';

/** What other pages and the sidebar contribute to a docs page. */
export interface DocNavigation {
  sidebar: Pick<PageSidebar, 'name'> | null;
  breadcrumbs: PageLink[];
  previous: PageLink | null;
  next: PageLink | null;
  /** The pages that are read in order with this one; absent if it is on its own. */
  course?: { label: string; pages: PageLink[] };
}

/** One year in the sidebar of posts. */
export interface PostYear {
  year: number;
  posts: { title: string; path: string }[];
}

/** Context of a page whose query selects a document. */
export interface DocumentPageContext {
  layout: LayoutKind;
  id: string;
}

/** Context of the list of all posts of a set, by year. */
export interface PostArchivePageContext {
  layout: 'plain';
  set: string;
}

/** Context of one list page of posts; `page` counts from 1. */
export interface PostListPageContext extends PostArchivePageContext {
  page: number;
  pages: number;
  skip: number;
  limit: number;
}
