import type { PageLink, PageSidebar } from './sidebar';

/** The frame a page is shown in. `docs` has a sidebar of docs, `plain` none, `bare` neither navbar nor footer. */
export type LayoutKind = 'docs' | 'plain' | 'bare';

/** Context of a docs page: what its neighbours say of it; its own content is queried by `id`. */
export interface DocPageContext {
  layout: 'docs';
  id: string;
  sidebar: PageSidebar | null;
  breadcrumbs: PageLink[];
  previous: PageLink | null;
  next: PageLink | null;
  /** ISO date of the last change, where one is known. */
  lastUpdated: string | null;
}

/** One year of a post sidebar. */
export interface PostYear {
  year: number;
  posts: { title: string; path: string }[];
}

/** Context of a post's page. */
export interface PostPageContext {
  layout: 'plain';
  id: string;
  years: PostYear[];
  previous: PageLink | null;
  next: PageLink | null;
  lastUpdated: string | null;
}

/** Context of the list of all posts of a set, by year. */
export interface PostArchivePageContext {
  layout: 'plain';
  set: string;
  years: PostYear[];
}

/** Context of a page of a list of posts; `page` counts from 1. */
export interface PostListPageContext {
  layout: 'plain';
  set: string;
  page: number;
  pages: number;
  skip: number;
  limit: number;
  years: PostYear[];
}
