import fs from 'node:fs';
import path from 'node:path';
import { cardFiles, cardFolder } from '../content-model/api/card-files';
import { type SidebarFile, sidebarFile } from '../content-model/sidebars/files';
import type { Site } from '../content-model/site';
import { removeStaleFiles } from '../outputs/write-files';
import { shownSite } from './site';
import { startTask } from './tasks/start';

let written: Promise<string[]> | undefined;

/** Starts the process that writes the output files, and writes sidebars and cards. */
export function startOutputFiles({ folders, env, structure }: Site): void {
  const { root } = folders;
  written = startTask(root, 'write-output-files', { ...folders, pathPrefix: env.pathPrefix });
  // A failure is reported when the files are awaited.
  written.catch(() => undefined);
  replaceFiles(path.join(root, 'public'), '/static/sidebars', sidebarFiles(structure()));
  replaceFiles(path.join(root, 'public'), cardFolder, cardFiles(shownSite()));
}

/** Writes the files of a folder of the built site, and removes those of earlier builds. */
function replaceFiles(publicFolder: string, folder: string, files: readonly SidebarFile[]): void {
  fs.rmSync(path.join(publicFolder, folder), { recursive: true, force: true });
  fs.mkdirSync(path.join(publicFolder, folder), { recursive: true });
  for (const { url, text } of files) fs.writeFileSync(path.join(publicFolder, url), text);
}

/** The files of all sidebars of a site. */
export function sidebarFiles({ sidebars }: ReturnType<Site['structure']>): SidebarFile[] {
  return [...sidebars.byName.values()].map(sidebarFile);
}

/**
 * Waits for the output files, and removes those of deleted pages.
 *
 * @throws {Error} if the process was not started or has failed
 */
export async function finishOutputFiles({ folders: { root } }: Site): Promise<void> {
  if (!written) throw new Error('The process that writes beside the pages was not started.');
  const folders = { publicFolder: path.join(root, 'public'), staticFolder: path.join(root, 'static') };
  removeStaleFiles(await written, folders);
}
