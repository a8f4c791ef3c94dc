import type { SearchPart } from './parts';

/**
 * The part of the site that the docs of a sidebar belong to. Docs in other sidebars, or without a sidebar,
 * are guides.
 */
const partOfSidebar: Record<string, SearchPart> = {
  apiSidebar: 'api',
  editorStarterSidebar: 'editor-starter',
  recorderSidebar: 'recorder',
};

const partOfRoute = ['blog', 'learn', 'success-stories', 'templates', 'experts'] as const;

/**
 * Returns the part of the site that a page belongs to, by its path and the name of its sidebar, or null if it
 * belongs to none.
 */
export function partOfPage(page: { path: string; sidebarName: string | null }): SearchPart | null {
  const root = page.path.split('/')[1];
  if (root === 'docs') return partOfSidebar[page.sidebarName ?? ''] ?? 'guides';
  return partOfRoute.find((name) => name === root) ?? null;
}
