import { createRequire } from 'node:module';
import path from 'node:path';
import { copyStaticFiles, pruneCache } from '@docs/content';
import { isSamePath, withoutTrailingSlash } from '@docs/content/shared';
import type {
  CreateDevServerArgs,
  CreateWebpackConfigArgs,
  ParentSpanPluginArgs,
  SourceNodesArgs,
} from 'gatsby';
import { DevSession } from './dev/dev-session';
import { reloadPages } from './dev/reload-pages';
import { serveEditor } from './edits/open-in-editor';
import { servePageEvents } from './edits/page-events';
import { contentFileNamed, serveForm } from './edits/serve-form';
import type { SourceOptions } from './options';
import { createPush } from './push-nodes';
import { reportProblems, reportSite } from './report';
import { currentSite, loadingSite, nodesOfSite, openSite, showSite, startLoading } from './site';
import { announceSite } from './site-events';

export { onPluginInit } from './mdx-options';
export { createResolvers, createSchemaCustomization } from './schema';

const isBuild = process.env.NODE_ENV === 'production';

/**
 * Reads the site, and checks the settings and every file before anything is compiled, so mistakes are
 * reported within a second. In a build, pages are compiled from here on, while plugins read their own files.
 */
export async function onPreBootstrap(api: ParentSpanPluginArgs, options: SourceOptions): Promise<void> {
  const site = openSite(api, options);
  copyStaticFiles(site.folders, path.resolve('public'));
  const { fileErrors } = site.structure();
  await reportProblems(api.reporter, [...options.problems, ...(isBuild ? fileErrors : [])]);
  if (!isBuild) return;
  startLoading(async (loaded) => {
    await reportSite(api.reporter, loaded);
    announceSite(api.emitter, loaded);
  });
}

let session: DevSession | undefined;

/**
 * Creates nodes for everything that the site shows. A build waits until all pages are compiled. The development
 * server starts with the pages that are compiled already, and updates the nodes when files change.
 */
export async function sourceNodes(api: SourceNodesArgs): Promise<void> {
  const { actions, reporter, emitter } = api;
  if (isBuild) {
    createPush(actions)(nodesOfSite(await loadingSite(), (message) => reporter.warn(message)));
    return;
  }
  if (session) return session.sourceNodes();
  const site = showSite(currentSite().loadCached());
  await reportSite(reporter, site);
  announceSite(emitter, site);
  session = new DevSession(api, site);
  await session.sourceNodes();
  await session.start();
}

/**
 * Adds the alias by which MDX files import files in or beside the content folder, and the project's packages, which
 * content outside of the project would not find. Reloads pages in development.
 */
export function onCreateWebpackConfig(
  { stage, actions }: CreateWebpackConfigArgs,
  { contentDir }: Pick<SourceOptions, 'contentDir'>,
): void {
  const react = createRequire(path.resolve('gatsby-config.ts')).resolve('react/package.json');
  actions.setWebpackConfig({
    resolve: {
      alias: { '@site': [contentDir, path.dirname(contentDir)] },
      modules: ['node_modules', path.resolve(react, '../..')],
    },
    plugins: stage === 'develop' ? [reloadPages] : [],
  });
}

/** Sends edits to open pages, opens their files in the author's editor, and saves their forms. */
export function onCreateDevServer({ app, store }: CreateDevServerArgs): void {
  servePageEvents(app);
  serveEditor(app, () => ({
    folders: currentSite().folders,
    fileOfRoute: (route) =>
      currentSite()
        .structure()
        .routes.pages.find((page) => isSamePath(page.path, route))?.sourcePath,
    pages: () => store.getState().pages.values(),
  }));
  serveForm(app, () => {
    const { folders, env, structure } = currentSite();
    const { routes, documents } = structure();
    return {
      folders,
      isStrict: env.onUnknownComponent === 'throw',
      fileOfRoute(route) {
        const name = withoutTrailingSlash(route).slice(1).replaceAll('/', '-') || 'index';
        const { sourceName } = routes.pages.find((page) => isSamePath(page.path, route)) ?? {};
        if (sourceName !== undefined) return contentFileNamed(sourceName, folders);
        return documents.of('ProsePage').find((page) => page.name === name)?.sourcePath;
      },
    };
  });
}

/** Deletes compiled pages that no build has used for two weeks. */
export function onPostBuild(): void {
  const { folders, compiler } = currentSite();
  pruneCache(folders.root, compiler.usedKeys(), Date.now());
}
