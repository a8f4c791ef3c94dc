import { defaultTag, searchParts } from '../../../search/engine/parts';
import type { SearchPage } from '../../../search/records/search-page';
import type { ContentFields, SearchContext } from '../content-set';

interface TemplateFields extends ContentFields {
  id?: string;
  slug: string;
  path: string;
  name: string;
  description: string;
  cliId?: string;
  keywords: string[];
  answers: string[];
  sourcePath: string;
}

/** The starter templates as the search knows them. */
export function templateSearchPages({ getNodesByType }: SearchContext): SearchPage[] {
  const templates = getNodesByType('Template') as TemplateFields[];
  return templates.map((template) => ({
    nodeId: template.id,
    path: template.path,
    title: template.name,
    group: searchParts.templates,
    part: 'templates',
    tag: defaultTag,
    description: template.description,
    // What one types in the terminal: `npx create-video --hello-world`.
    keywords: ['template', `--${template.cliId ?? template.slug}`, ...template.keywords],
    answers: template.answers,
    source: template.sourcePath,
  }));
}
