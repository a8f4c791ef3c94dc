import type { ContentTree } from '../shared/content-tree';

/** Heading of those pages of `llms.txt` that may be left out where there is little room. */
export const optional = 'Optional';

/** An author as a feed names one. */
export interface Author {
  name: string;
  url?: string | null;
}

/** A link to something that a page lists. */
export interface Listed {
  title: string;
  /** Route or address. */
  href: string;
  description?: string | null;
}

/** A page as machines read it: in Markdown, in feeds and lists, and in the picture it is shared with. */
export interface OutputPage {
  /** Route, without the path prefix. */
  path: string;
  title: string;
  description: string | null;
  /** Questions and phrases in people's words that it answers. */
  answers: string[];
  /** Where it stands, from the outside in: `API reference`, `@remotion/lambda`. */
  trail: string[];
  /** False for a page that is reached by its address alone. */
  isListed: boolean;
  /** Day of the last change (`2025-08-21`), where one is known. */
  lastModified: string | null;
  /** Its content; null where it has none, or is rendered as a module. */
  tree: ContentTree | null;
  /** The MDX file of a page that is rendered as a module, absolute. */
  source?: string;
  /** What it lists. */
  list?: Listed[];
  /** Pages whose samples use the API that it documents. */
  usedIn?: Listed[];
  /** Heading that `llms.txt` has it under; absent for lists of posts, which say nothing of their own. */
  heading?: string;
  /** What a feed says of a post. */
  post?: { set: string; date: string; authors: Author[]; tags: string[] };
}

/** The day of a date: `2025-8-1` and `2025-08-01T10:00:00+02:00` are `2025-08-01`. */
export function dayOf(date: string | null | undefined): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(date ?? '') ?? [];
  return year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : null;
}
