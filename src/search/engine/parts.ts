/** Parts of the site that results can be filtered by, in the order they are offered. */
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

/** Name of a part of the site. */
export type SearchPart = keyof typeof searchParts;

/** Facet value of what belongs to no version of the docs. */
export const defaultTag = 'default';

/** Facet value of the docs of one version. */
export function docsTag(version: string): string {
  return `docs-default-${version}`;
}
