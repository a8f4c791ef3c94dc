import fs from 'node:fs';
import path from 'node:path';
import { writeIfChanged } from './write-if-changed';

/** A file of the built site. */
export interface SiteFile {
  /** Its path on the site. */
  url: string;
  text: string;
}

/**
 * Writes the files in a folder of the built site, and removes those of earlier builds. Unchanged files are left
 * alone, so that their compressed versions stay valid.
 * @param folder Path of the folder on the site.
 */
export function replaceFiles(publicFolder: string, folder: string, files: readonly SiteFile[]): void {
  const target = path.join(publicFolder, folder);
  fs.mkdirSync(target, { recursive: true });
  const texts = new Map(files.map(({ url, text }) => [path.basename(url), text]));
  for (const name of fs.readdirSync(target))
    if (!texts.has(name.replace(/\.(br|gz)$/, ''))) fs.rmSync(path.join(target, name));
  for (const [name, text] of texts) writeIfChanged(path.join(target, name), text);
}
