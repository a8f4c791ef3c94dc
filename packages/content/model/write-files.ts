import fs from 'node:fs';
import { atomicWrite } from './atomic-write.mjs';

/**
 * Writes a file of the built site unless the file has this content already. An unchanged file keeps its modification
 * time, so it is not compressed again.
 */
export function writeIfChanged(file: string, content: Buffer | string): void {
  const isSame = fs.existsSync(file) && fs.readFileSync(file).equals(Buffer.from(content));
  if (!isSame) atomicWrite(file, content);
}

/** A file of the built site. */
export interface SiteFile {
  /** Its path on the site. */
  url: string;
  text: string;
}
