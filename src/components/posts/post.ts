import type { ContentTree } from '@docs/content/shared';

/** An author of a post. */
export interface PostAuthor {
  name: string;
  title: string | null;
  url: string | null;
  github: string | null;
  imageUrl: string | null;
}

/** The fields that every mention of a post shows. */
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
  'success-stories': 'Success stories',
};

/** Returns the title of a set of posts, unless a prose page sets it. */
export function postSetTitle(set: string): string {
  return titles[set] ?? set;
}
