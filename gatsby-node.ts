import { existsSync } from 'node:fs';
import path from 'node:path';
import { handWrittenLayout, handWrittenRoute, hasHandWritten, type PageRoute } from '@docs/content';
import type { CreatePageArgs, CreatePagesArgs, CreateSchemaCustomizationArgs } from 'gatsby';
import { readEnv } from './src/settings';

/* The pages of the site. Everything else that Gatsby calls at build time is in `plugins`. */

/** Turns off types inferred from frontmatter: the content sets read it, and files of several sets differ. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  // Here, because only the site itself may change a type of a plugin without a warning.
  actions.createTypes('type Mdx implements Node @dontInfer { body: String }');
}

interface RouteData {
  allRoute: {
    nodes: {
      path: string;
      template: string;
      context: PageRoute['context'];
      source: string | null;
      hasDemos: boolean;
    }[];
  };
}

const routes = '{ allRoute { nodes { path template context source hasDemos } } }';

/** The content's home page, for which Gatsby would then create the one in `src/pages`. */
let homePage: Parameters<CreatePagesArgs['actions']['createPage']>[0] | undefined;

/**
 * Creates the pages of all content sets, including redirects. The context has the variables of the template's
 * query, and the layout. Some templates have a second one for pages with demos, tools or videos.
 */
export async function createPages({ graphql, actions }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<RouteData>(routes);
  if (errors || !data) throw errors?.[0] ?? new Error('The query of the routes returned no data.');
  for (const { path: route, template, context, source, hasDemos } of data.allRoute.nodes) {
    // In development, a demo may be added to any page, which then shows it without a reload.
    const hasAll = process.env.NODE_ENV !== 'production' || hasDemos;
    const withDemos = path.resolve('src/templates', `${template}-with-demos.tsx`);
    const component =
      hasAll && existsSync(withDemos) ? withDemos : path.resolve('src/templates', `${template}.tsx`);
    const page = {
      path: route,
      component: source ? `${component}?__contentFilePath=${source}` : component,
      context,
    };
    actions.createPage(page);
    if (route === '/') homePage = page;
  }
}

const contentDir = path.resolve(readEnv().contentDir);
const handWritten = '/src/pages/';
const isHandWritten = (page: { component: string }) => page.component.includes(handWritten);

/**
 * Deletes the hand-written pages of the previous build just before Gatsby recreates them. Gatsby creates each
 * under its own path (`/about`), and `onCreatePage` then sets its route (`/about/`). Gatsby would mistake
 * the existing page for a different one, and warn.
 */
export function createPagesStatefully({ store, actions }: CreatePagesArgs): void {
  for (const page of [...store.getState().pages.values()].filter(isHandWritten)) actions.deletePage(page);
}

/** Gives hand-written pages their specified route (`/about/`, `/ai`) and their frame, if the content has them. */
export function onCreatePage({ page, actions }: CreatePageArgs): void {
  if (!isHandWritten(page)) return;
  const [, file = ''] = page.component.split(handWritten);
  if (!hasHandWritten(file, contentDir)) {
    actions.deletePage(page);
    if (page.path === '/' && homePage) actions.createPage(homePage);
    return;
  }
  const route = handWrittenRoute(page.path);
  const layout = handWrittenLayout(route);
  if (route === page.path && page.context?.layout === layout) return;
  actions.deletePage(page);
  actions.createPage({ ...page, path: route, context: { ...page.context, layout } });
}
