import type { CreatePageArgs } from 'gatsby';
import { handWrittenLayout, handWrittenRoute } from '../../content-model/routes';

/** Gives hand-written pages their specified route (`/about/`, `/ai`) and their frame. */
export function onCreatePage({ page, actions }: CreatePageArgs): void {
  if (!page.component.includes('/src/pages/')) return;
  const route = handWrittenRoute(page.path);
  const layout = handWrittenLayout(route);
  if (route === page.path && page.context?.layout === layout) return;
  actions.deletePage(page);
  actions.createPage({ ...page, path: route, context: { ...page.context, layout } });
}
