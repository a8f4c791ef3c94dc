import { defaultTag, searchParts } from '../../../search/engine/parts';
import type { SearchPage } from '../../../search/records/search-page';
import type { ContentFields, SearchContext } from '../content-set';

interface PostFields extends ContentFields {
  id?: string;
  set: string;
  path: string;
  title: string;
  unlisted: boolean;
  description?: string;
  tags: string[];
  keywords: string[];
  answers: string[];
  sourcePath: string;
}

/** The posts of a set as the search knows them. */
export function postSearchPages(set: string, { getNodesByType }: SearchContext): SearchPage[] {
  const posts = getNodesByType('Post') as PostFields[];
  return posts
    .filter((post) => post.set === set && !post.unlisted && !post.draft)
    .map((post) => ({
      nodeId: post.id,
      path: post.path,
      title: post.title,
      group: (searchParts as Record<string, string>)[set] ?? set,
      part: set,
      tag: defaultTag,
      description: post.description,
      keywords: [...post.tags, ...post.keywords],
      answers: post.answers,
      source: post.sourcePath,
    }));
}
