import { defaultTag, searchParts } from '../../../search/engine/parts';
import type { SearchPage } from '../../../search/records/search-page';
import type { ContentFields, SearchContext } from '../content-set';

interface ExpertFields extends ContentFields {
  id?: string;
  path: string;
  name: string;
  summary?: string;
  github?: string;
  x?: string;
}

/** The experts as the search knows them: their names and handles, and the one sentence about them. */
export function expertSearchPages({ getNodesByType }: SearchContext): SearchPage[] {
  const experts = getNodesByType('Expert') as ExpertFields[];
  return experts.map((expert) => ({
    nodeId: expert.id,
    path: expert.path,
    title: expert.name,
    group: searchParts.experts,
    part: 'experts',
    tag: defaultTag,
    description: expert.summary,
    keywords: [expert.github, expert.x].filter((handle) => handle !== undefined),
  }));
}
