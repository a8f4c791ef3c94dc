import path from 'node:path';
import { cardFiles, cardFolder } from '../content-model/api/card-files';
import { replaceFiles, type SiteFile } from '../content-model/replace-files';
import { sidebarFile } from '../content-model/sidebars/files';
import type { LoadedSite } from '../content-model/site';
import { removeStaleFiles } from '../outputs/write-files';
import { sidebarFolder } from '../shared/sidebar';
import { startTask } from './start';

/**
 * Starts the process that writes the output files, and writes sidebars and cards when the site is loaded.
 * `root` is the project folder, `pathPrefix` the one of the build.
 *
 * @returns a function that waits for the output files and removes those of deleted pages; it rejects if the
 *   process has failed
 */
export function startOutputFiles(
  root: string,
  pathPrefix: string,
  loading: Promise<LoadedSite>,
): () => Promise<void> {
  const publicFolder = path.join(root, 'public');
  const ready = loading.then((site) => {
    replaceFiles(publicFolder, sidebarFolder, sidebarFiles(site));
    replaceFiles(publicFolder, cardFolder, cardFiles(site));
  });
  const written = startTask(root, 'write-output-files', {
    ready,
    env: { ...process.env, PATH_PREFIX: pathPrefix },
  });
  // A failure is reported where the files are awaited.
  written.catch(() => undefined);
  return async () =>
    removeStaleFiles(await written, { publicFolder, staticFolder: path.join(root, 'static') });
}

/** Returns the files of all sidebars of a site. */
export function sidebarFiles({ sidebars }: Pick<LoadedSite, 'sidebars'>): SiteFile[] {
  return [...sidebars.byName.values()].map(sidebarFile);
}
