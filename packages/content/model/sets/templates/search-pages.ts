import { defaultTag, type SearchPage, searchParts } from '@docs/search';
import type { Origin } from '../content-set';

interface SearchedTemplate extends Origin {
  slug: string;
  path: string;
  name: string;
  description: string;
  cliId: string | null;
  keywords: string[];
  answers: string[];
}

/** Returns the searchable project templates. */
export function templateSearchPages(templates: readonly SearchedTemplate[]): SearchPage[] {
  return templates.map((template) => ({
    nodeId: template.id,
    path: template.path,
    title: template.name,
    group: searchParts.templates,
    part: 'templates',
    tag: defaultTag,
    description: template.description,
    // The command to run: `npx create-video --hello-world`.
    keywords: ['template', `--${template.cliId ?? template.slug}`, ...template.keywords],
    answers: template.answers,
    source: template.sourcePath,
  }));
}
