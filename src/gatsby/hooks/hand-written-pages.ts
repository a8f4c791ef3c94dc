import type { CreatePageArgs, CreatePagesArgs } from 'gatsby';
import { handWrittenLayout, handWrittenRoute } from '../../content-model/routes';

const isHandWritten = (page: { component: string }) => page.component.includes('/src/pages/');

/**
 * Deletes the hand-written pages of the previous build just before Gatsby recreates them. Gatsby creates each
 * under its own path (`/about`), and `onCreatePage` then sets its route (`/about/`). Gatsby would mistake
 * the existing page for a different one, and warn.
 */
export function createPagesStatefully({ store, actions }: CreatePagesArgs): void {
  for (const page of [...store.getState().pages.values()].filter(isHandWritten)) actions.deletePage(page);
}

/** Gives hand-written pages their specified route (`/about/`, `/ai`) and their frame. */
export function onCreatePage({ page, actions }: CreatePageArgs): void {
  if (!isHandWritten(page)) return;
  const route = handWrittenRoute(page.path);
  const layout = handWrittenLayout(route);
  if (route === page.path && page.context?.layout === layout) return;
  actions.deletePage(page);
  actions.createPage({ ...page, path: route, context: { ...page.context, layout } });
}
