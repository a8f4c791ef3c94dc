import type { PageLink, PageSidebar } from './sidebar';

/** The frame a page is shown in. `docs` has a sidebar of docs, `plain` none, `bare` neither navbar nor footer. */
export type LayoutKind = 'docs' | 'plain' | 'bare';

/** What other pages and the sidebar say of a docs page. */
export interface DocNavigation {
  /** Name and open branches of its sidebar. */
  sidebar: Pick<PageSidebar, 'name' | 'items'> | null;
  breadcrumbs: PageLink[];
  previous: PageLink | null;
  next: PageLink | null;
}

/** One year of a post sidebar. */
export interface PostYear {
  year: number;
  posts: { title: string; path: string }[];
}

/** Context of a page that a query asks for by its document. */
export interface DocumentPageContext {
  layout: LayoutKind;
  id: string;
}

/** Context of the list of all posts of a set, by year. */
export interface PostArchivePageContext {
  layout: 'plain';
  set: string;
}

/** Context of a page of a list of posts; `page` counts from 1. */
export interface PostListPageContext extends PostArchivePageContext {
  page: number;
  pages: number;
  skip: number;
  limit: number;
}
