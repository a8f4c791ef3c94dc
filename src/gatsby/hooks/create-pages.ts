import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import type { PageRoute } from '../../content-model/sets/content-set';
import { pagesAreCreated } from '../dev/pages-version';
import { pagesWereCreated } from '../dev/reload-pages';
import { siteFolders } from '../site';

interface RouteData {
  allRoute: {
    nodes: {
      path: string;
      template: string;
      context: PageRoute['context'];
      source: string | null;
      isHeavy: boolean;
    }[];
  };
}

/** Templates with a second one for pages with demos, tools or videos, whose name starts with `heavy-`. */
const withHeavy = new Set(['doc', 'post', 'post-list', 'template']);

const routes = '{ allRoute { nodes { path template context source isHeavy } } }';

/**
 * Creates the pages of all content sets, including redirects. Their context contains only the variables of
 * their queries.
 */
export async function createPages({ graphql, actions }: CreatePagesArgs): Promise<void> {
  pagesAreCreated();
  const { data, errors } = await graphql<RouteData>(routes);
  if (errors || !data) throw errors?.[0] ?? new Error('The query of the routes returned no data.');
  const templates = path.join(siteFolders().root, 'src/templates');
  for (const { path: route, template, context, source, isHeavy } of data.allRoute.nodes) {
    // In development, a demo may be added to any page, which then shows it without a reload.
    const hasAll = process.env.NODE_ENV !== 'production' || isHeavy;
    const name = withHeavy.has(template) && hasAll ? `heavy-${template}` : template;
    const component = path.join(templates, `${name}.tsx`);
    actions.createPage({
      path: route,
      component: source ? `${component}?__contentFilePath=${source}` : component,
      context,
    });
  }
  pagesWereCreated(data.allRoute.nodes.map((route) => route.path));
}
