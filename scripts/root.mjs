import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Returns the path of a package's executable, to be run by this Node.js without a shell.
 * @param {string} path Below `node_modules`.
 */
export function tool(path) {
  return join(root, 'node_modules', path);
}
