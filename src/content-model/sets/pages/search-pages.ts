import { defaultTag, searchParts } from '../../../search/engine/parts';
import type { SearchPage } from '../../../search/records/search-page';
import type { ContentFields, SearchContext } from '../content-set';

interface ProseFields extends ContentFields {
  id?: string;
  title: string;
  description?: string;
  path?: string;
  keywords: string[];
  answers: string[];
  sourcePath: string;
}

/** The hand-written pages as the search knows them: those whose prose states their route. */
export function proseSearchPages({ getNodesByType }: SearchContext): SearchPage[] {
  const pages = getNodesByType('ProsePage') as ProseFields[];
  return pages.flatMap(({ id, path, title, description, keywords, answers, sourcePath }) =>
    path === undefined
      ? []
      : [
          {
            nodeId: id,
            path,
            title,
            group: searchParts.site,
            part: 'site',
            tag: defaultTag,
            description,
            keywords,
            answers,
            source: sourcePath,
          },
        ],
  );
}
