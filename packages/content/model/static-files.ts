import fs from 'node:fs';
import path from 'node:path';
import { filesBelow, type SiteFolders } from './read-folder';

/**
 * Returns the folders with files that are copied as they are: the project's own, and that of other content, which is in
 * the content folder or beside it.
 */
export function staticFolders({ root, contentDir }: SiteFolders): string[] {
  const folders = [root, contentDir, path.dirname(contentDir)].map((folder) => path.join(folder, 'static'));
  return [...new Set(folders)].filter((folder) => fs.existsSync(folder));
}

/** Returns the URLs of these files. */
export function staticFiles(folders: SiteFolders): string[] {
  return staticFolders(folders).flatMap((folder) =>
    filesBelow(folder).map((file) => `/${path.relative(folder, file).split(path.sep).join('/')}`),
  );
}

/** Copies the files of other content to the built site. Gatsby copies the project's own. */
export function copyStaticFiles(folders: SiteFolders, target: string): void {
  for (const folder of staticFolders(folders))
    if (folder !== path.join(folders.root, 'static')) fs.cpSync(folder, target, { recursive: true });
}
