/** Plain JavaScript, so that scripts can import it directly. TypeScript reads its types. */

import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file atomically: to a temporary file, which is then renamed.
 * @param {string} file
 * @param {string | Uint8Array} content
 */
export function atomicWrite(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, content);
  renameSync(`${file}.${process.pid}`, file);
}
