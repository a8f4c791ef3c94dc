import fs from 'node:fs';
import path from 'node:path';
import { type SidebarFile, sidebarFile } from '../content-model/sidebars/files';
import type { Site } from '../content-model/site';
import { removeStaleFiles } from '../outputs/write-files';
import { startTask } from './tasks/start';

let written: Promise<string[]> | undefined;

/** Starts the process that writes beside the pages, and writes the sidebars. */
export function startOutputFiles({ folders, env, structure }: Site): void {
  const { root } = folders;
  written = startTask(root, 'write-output-files', { ...folders, pathPrefix: env.pathPrefix });
  // A failure is reported where the files are waited for.
  written.catch(() => undefined);
  const folder = path.join(root, 'public/static/sidebars');
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  for (const { url, text } of sidebarFiles(structure()))
    fs.writeFileSync(path.join(root, 'public', url), text);
}

/** The files of all sidebars of a site. */
export function sidebarFiles({ sidebars }: ReturnType<Site['structure']>): SidebarFile[] {
  return [...sidebars.byName.values()].map(sidebarFile);
}

/** Waits for these files, and removes those of pages that are gone. */
export async function finishOutputFiles({ folders: { root } }: Site): Promise<void> {
  if (!written) throw new Error('The process that writes beside the pages was not started.');
  const folders = { publicFolder: path.join(root, 'public'), staticFolder: path.join(root, 'static') };
  removeStaleFiles(await written, folders);
}
