import { defaultTag, type SearchPage, searchParts } from '@docs/search';
import type { Origin } from '../content-set';

interface SearchedPost extends Origin {
  set: string;
  path: string;
  title: string;
  unlisted: boolean;
  draft: boolean;
  description: string | null;
  tags: string[];
  keywords: string[];
  answers: string[];
}

/** Returns the searchable posts of a set. */
export function postSearchPages(set: string, posts: readonly SearchedPost[]): SearchPage[] {
  return posts
    .filter((post) => post.set === set && !post.unlisted && !post.draft)
    .map((post) => ({
      nodeId: post.id,
      path: post.path,
      title: post.title,
      group: (searchParts as Record<string, string>)[set] ?? set,
      part: set,
      tag: defaultTag,
      description: post.description ?? undefined,
      keywords: [...post.tags, ...post.keywords],
      answers: post.answers,
      source: post.sourcePath,
    }));
}
