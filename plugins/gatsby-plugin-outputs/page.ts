import type { ContentTree } from '@docs/content/shared';

/** Heading of the pages in `llms.txt` that can be skipped if context is limited. */
export const optional = 'Optional';

/** An author of a feed entry. */
export interface Author {
  name: string;
  url?: string | null;
}

/** A link that a page lists. */
export interface Listed {
  title: string;
  /** Route or URL. */
  href: string;
  description?: string | null;
}

/** The content tree of a page. It is read only if the page changed since the last build. */
export interface PageTree {
  /** Changes whenever the tree does. */
  digest: string;
  read(): ContentTree;
}

/** A page in machine-readable form: the source of Markdown, feeds, lists and Open Graph images. */
export interface OutputPage {
  /** Route, without the path prefix. */
  path: string;
  title: string;
  description: string | null;
  /** Questions and phrases that it answers, in readers' words. */
  answers: string[];
  /** Its breadcrumbs, outermost first: `API reference`, `@remotion/lambda`. */
  trail: string[];
  /** False for pages that can only be reached by their URL. */
  isListed: boolean;
  /** Date of the last change (`2025-08-21`), if known. */
  lastModified: string | null;
  /** Its content; null if it has none or is rendered as a module. */
  tree: PageTree | null;
  /** Absolute path of the MDX file of a page that is rendered as a module. */
  source?: string;
  /** The links that it lists. */
  list?: Listed[];
  /** Pages whose samples use the API that it documents. */
  usedIn?: Listed[];
  /** Its heading in `llms.txt`; absent for lists of posts, which have no content of their own. */
  heading?: string;
  /** The fields of a post in a feed. A lesson of the course has no `date`; its feeds use `lastModified`. */
  post?: { set: string; date?: string; authors: Author[]; tags: string[] };
}

/** Normalizes a date: `2025-8-1` and `2025-08-01T10:00:00+02:00` become `2025-08-01`. */
export function dayOf(date: string | null | undefined): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(date ?? '') ?? [];
  return year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : null;
}
