import { defaultTag, type SearchPage, searchParts } from '@docs/search';
import { workName } from '../../../shared/work-name';

interface SearchedExpert {
  id: string;
  path: string;
  name: string;
  summary: string | null;
  work: string[];
  github: string | null;
  x: string | null;
}

/** Returns the searchable experts: their names, their handles, and their work or a sentence about them. */
export function expertSearchPages(experts: readonly SearchedExpert[]): SearchPage[] {
  return experts.map((expert) => ({
    nodeId: expert.id,
    path: expert.path,
    title: expert.name,
    group: searchParts.experts,
    part: 'experts',
    tag: defaultTag,
    description: expert.summary ?? (expert.work.map(workName).join(', ') || undefined),
    keywords: [expert.github, expert.x].filter((handle) => handle !== null),
  }));
}
