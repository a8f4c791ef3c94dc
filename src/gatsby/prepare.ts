import path from 'node:path';
import type { CreatePagesArgs, NodePluginArgs } from 'gatsby';
import { type ApiIndex, readApiIndex } from '../content-model/api/api-index';
import { findApiExport } from '../content-model/find-api-export';
import { createRouteTable, type RouteTable } from '../content-model/routes';
import type { CompileEnvironment } from '../mdx/compile/context';
import { withoutTrailingSlash } from '../shared/paths';
import { readEnv } from '../site/env';
import { prepareImage } from './images';

/** Folders that the build works with, absolute. */
export function siteFolders(): { root: string; contentDir: string } {
  const root = process.cwd();
  return { root, contentDir: path.resolve(root, readEnv().contentDir) };
}

type Graphql = CreatePagesArgs['graphql'];

let query: Graphql | undefined;

/** Remembers how GraphQL is asked: Gatsby tells `createPages`, and not all who come after it. */
export function rememberQuery(graphql: Graphql): void {
  query = graphql;
}

/** Asks GraphQL, once there are pages; throws what is wrong with the question. */
export async function ask<Data>(text: string): Promise<Data> {
  const { data, errors } = (await query?.<Data, never>(text)) ?? {};
  if (errors || !data) throw errors?.[0] ?? new Error('GraphQL was asked before there were pages.');
  return data;
}

let routes: RouteTable | undefined;
let apis: ApiIndex | undefined;

/** Forgets the routes and the documented APIs, because nodes have changed; the next question reads them again. */
export function forgetRoutes(): void {
  routes = undefined;
  apis = undefined;
}

let environment: CompileEnvironment | undefined;

/** The site around the files, for the MDX compiler; throws an Error before `prepareCompiler` was called. */
export function compileEnvironment(): CompileEnvironment {
  if (!environment) throw new Error('Content is compiled before Gatsby has made its schema.');
  return environment;
}

/** The documented APIs, out of Gatsby's nodes. */
export function apiIndex({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>): ApiIndex {
  apis ??= readApiIndex(getNodesByType);
  return apis;
}

/** Makes the environment of the MDX compiler out of Gatsby's nodes. */
export function prepareCompiler(
  api: Pick<NodePluginArgs, 'getNodesByType' | 'reporter' | 'cache' | 'pathPrefix'>,
): void {
  const { root, contentDir } = siteFolders();
  const table = () => {
    routes ??= createRouteTable(api.getNodesByType, root);
    return routes;
  };
  environment = {
    root,
    contentDir,
    staticDir: path.join(root, 'static'),
    pathPrefix: api.pathPrefix ?? '',
    onUnknownComponent: readEnv().onUnknownComponent,
    onBrokenLinks: readEnv().onBrokenLinks,
    routeOfFile: (file) => table().ofFile.get(file),
    canonicalRoute: (route) => table().canonical.get(withoutTrailingSlash(route)),
    image: (file) => prepareImage(file, root, api),
    apiExport: (module, name) => findApiExport(api.getNodesByType('ApiExport'), module, name),
    findApi: (name) => apiIndex(api).find(name),
  };
}
