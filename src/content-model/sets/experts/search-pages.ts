import { defaultTag, searchParts } from '../../../search/engine/parts';
import type { SearchPage } from '../../../search/records/search-page';

interface SearchedExpert {
  id: string;
  path: string;
  name: string;
  summary: string | null;
  github: string | null;
  x: string | null;
}

/** Returns the searchable experts: their names, their handles, and the sentence that describes them. */
export function expertSearchPages(experts: readonly SearchedExpert[]): SearchPage[] {
  return experts.map((expert) => ({
    nodeId: expert.id,
    path: expert.path,
    title: expert.name,
    group: searchParts.experts,
    part: 'experts',
    tag: defaultTag,
    description: expert.summary ?? undefined,
    keywords: [expert.github, expert.x].filter((handle) => handle !== null),
  }));
}
