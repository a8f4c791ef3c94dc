import type { CreatePageArgs } from 'gatsby';
import { handWrittenRoute } from '../../content-model/routes';
import type { LayoutKind } from '../../shared/page-context';

/** Pages that are shown inside other sites: without navbar and footer. */
const bareRoutes = new Set(['/ai-embed']);

/** Gives hand-written pages the route of the specification (`/about/`, `/ai`) and their frame. */
export function onCreatePage({ page, actions }: CreatePageArgs): void {
  if (!page.component.includes('/src/pages/')) return;
  const route = handWrittenRoute(page.path);
  const layout: LayoutKind = bareRoutes.has(route) ? 'bare' : 'plain';
  if (route === page.path && page.context?.layout === layout) return;
  actions.deletePage(page);
  actions.createPage({ ...page, path: route, context: { ...page.context, layout } });
}
