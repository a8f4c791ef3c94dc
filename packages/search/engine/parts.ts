/** Parts of the site that results can be filtered by, in display order. */
export const searchParts = {
  guides: 'Guides',
  api: 'API reference',
  'editor-starter': 'Editor Starter',
  recorder: 'Recorder',
  blog: 'Blog',
  learn: 'Learn',
  'success-stories': 'Success stories',
  templates: 'Templates',
  experts: 'Experts',
  site: 'This website',
} as const;

export type SearchPart = keyof typeof searchParts;

/** Facet value of pages that do not belong to a version of the docs. */
export const defaultTag = 'default';

/** Returns the facet value for the docs of one version. */
export function docsTag(version: string): string {
  return `docs-default-${version}`;
}
