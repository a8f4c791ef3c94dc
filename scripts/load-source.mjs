import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { atomicWrite } from '../packages/content/model/atomic-write.mjs';
import { root } from './root.mjs';

/**
 * Loads a TypeScript module of this project into this process. The project's own modules are bundled; modules from
 * `node_modules` are imported as usual.
 * @param {string} path From the project's root.
 * @returns {Promise<any>} the module; callers declare its type
 */
export async function loadSource(path) {
  return import(pathToFileURL(await bundleSource(path)).href);
}

/**
 * Bundles are stored by content hash, so that stack traces have a file name and other processes can reuse
 * them.
 * @param {string} path
 * @returns {Promise<string>} the bundle's file
 */
async function bundleSource(path) {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [join(root, path)],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { '@docs': join(root, 'packages') },
    sourcemap: 'inline',
    logLevel: 'silent',
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  const digest = createHash('sha256').update(code).digest('hex').slice(0, 16);
  const name = `${path.replace(/[^\w]+/g, '-')}-${digest}.mjs`;
  const file = join(root, 'node_modules/.cache/sources', name);
  try {
    return write(file, code);
  } catch (error) {
    // Read-only packages. Elsewhere, the bundle would not find them.
    if (!/^(EROFS|EACCES|EPERM)$/.test(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) throw error;
    return write(join(root, '.cache/sources', name), code);
  }
}

/**
 * Writes a file, unless it is there and whole; returns it.
 * @param {string} file
 * @param {Uint8Array} content
 */
function write(file, content) {
  if (existsSync(file) && readFileSync(file).equals(content)) return file;
  // Another process may be loading the same file.
  atomicWrite(file, content);
  return file;
}
