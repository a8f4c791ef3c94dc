import { defaultTag, type SearchPage, searchParts } from '@docs/search';
import type { Origin } from '../content-set';

interface SearchedProse extends Origin {
  title: string;
  description: string | null;
  searchPath: string | null;
  keywords: string[];
  answers: string[];
}

/** Returns the searchable hand-written pages: those whose prose states their route. */
export function proseSearchPages(pages: readonly SearchedProse[]): SearchPage[] {
  return pages.flatMap(({ id, searchPath, title, description, keywords, answers, sourcePath }) =>
    searchPath === null
      ? []
      : [
          {
            nodeId: id,
            path: searchPath,
            title,
            group: searchParts.site,
            part: 'site',
            tag: defaultTag,
            description: description ?? undefined,
            keywords,
            answers,
            source: sourcePath,
          },
        ],
  );
}
