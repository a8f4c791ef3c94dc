import type { ContentTree } from '../../shared/content-tree';

/** Someone who wrote a post. */
export interface PostAuthor {
  name: string;
  title: string | null;
  url: string | null;
  github: string | null;
  imageUrl: string | null;
}

/** What is said of a post wherever it is named. */
export interface PostFacts {
  /** ISO date. */
  date: string;
  draft: boolean;
  readingMinutes: number;
  authors: PostAuthor[];
}

/** A post in a list. */
export interface PostSummary extends PostFacts {
  id: string;
  path: string;
  title: string;
  description: string | null;
  tags: string[];
  excerptTree: ContentTree | null;
}

const titles: Record<string, string> = {
  blog: 'Blog',
  learn: 'Learn',
  'success-stories': 'Success Stories',
};

/** The title of a set of posts, where no prose page gives it one. */
export function postSetTitle(set: string): string {
  return titles[set] ?? set;
}
