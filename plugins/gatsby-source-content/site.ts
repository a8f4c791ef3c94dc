import fs from 'node:fs';
import path from 'node:path';
import {
  createSite,
  dayOf,
  type LoadedSite,
  readGitHistory,
  type Site,
  type SiteFolders,
  siteNodes,
} from '@docs/content';
import type { NodePluginArgs } from 'gatsby';
import { fileNodes } from './file-nodes';
import { copyImage, processImage } from './images';
import type { ContentOptions } from './options';
import type { PushedNode } from './push-nodes';

let opened: Site | undefined;
let options: ContentOptions | undefined;

/**
 * Returns the site of this process.
 *
 * @throws {Error} before `openSite` is called.
 */
export function currentSite(): Site {
  if (!opened) throw new Error('The site was requested before Gatsby started to read it.');
  return opened;
}

/**
 * Reads the site. A build processes images with the site's image plugin; development copies them. Drafts have
 * pages in development only.
 */
export function openSite(
  api: Pick<NodePluginArgs, 'reporter' | 'cache' | 'pathPrefix'>,
  given: ContentOptions,
): Site {
  options = given;
  const { contentDir, settings, componentsDir, onBrokenLinks, onUnknownComponent } = given;
  const folders: SiteFolders = { root: process.cwd(), contentDir };
  const pathPrefix = api.pathPrefix ?? '';
  opened = createSite({
    folders,
    env: { componentsDir, onBrokenLinks, onUnknownComponent, pathPrefix },
    settings,
    withDrafts: process.env.NODE_ENV !== 'production',
    ...(process.env.NODE_ENV === 'production'
      ? { image: (file) => processImage(file, folders.root, { ...api, pathPrefix }) }
      : { image: (file) => copyImage(file, folders.root, pathPrefix), imageMode: 'copied' }),
    hasPicture: (url) =>
      fs.existsSync(path.join(folders.root, 'public', decodeURI(url.slice(pathPrefix.length)))),
  });
  return opened;
}

let loading: Promise<LoadedSite> | undefined;

/**
 * Starts to compile the pages of a build. Resolves with the site after `report` has reported its problems, which
 * ends the build if one of them is a mistake.
 */
export function startLoading(report: (site: LoadedSite) => Promise<void>): Promise<LoadedSite> {
  loading = currentSite()
    .load()
    .then(async (site) => {
      await report(site);
      return showSite(site);
    });
  // A failure is reported where the site is awaited.
  loading.catch(() => undefined);
  return loading;
}

/**
 * Returns the site of a build when it is compiled.
 *
 * @throws {Error} before `startLoading` is called.
 */
export function loadingSite(): Promise<LoadedSite> {
  if (!loading) throw new Error('The site was requested before its pages were compiled.');
  return loading;
}

let shown: LoadedSite | undefined;

/** Sets and returns the site that pages show. */
export function showSite(site: LoadedSite): LoadedSite {
  shown = site;
  return site;
}

/**
 * Returns the site that pages show.
 *
 * @throws {Error} before its nodes are created.
 */
function shownSite(): LoadedSite {
  if (!shown) throw new Error('The site was requested before its pages were compiled.');
  return shown;
}

/**
 * Returns the site that pages show, with a page compiled: the development server starts before all pages are.
 */
export async function siteWithPage(sourcePath: string): Promise<Pick<LoadedSite, 'compiled' | 'fileErrors'>> {
  const site = shownSite();
  if (site.compiled.has(sourcePath)) return site;
  const compiled = new Map([[sourcePath, await currentSite().compiler.compile(sourcePath)]]);
  return { compiled, fileErrors: site.fileErrors };
}

let history: ReturnType<typeof readGitHistory> | undefined;

/** Returns the nodes of a site. `warn` is called once with the reason why pages have no dates. */
export function nodesOfSite(site: LoadedSite, warn: (message: string) => void): PushedNode[] {
  const { root, contentDir } = site.folders;
  if (!history) {
    history = readGitHistory(contentDir);
    if (history.warning) warn(history.warning);
  }
  const repositoryUrl = options?.repositoryUrl ?? '';
  const context = { dates: history.dates, repositoryUrl, root, day: dayOf(new Date()) };
  return [...siteNodes(site, context), ...fileNodes(site)];
}
