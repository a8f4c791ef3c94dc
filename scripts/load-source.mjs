import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

/**
 * Loads a TypeScript module of `src/` (or `bench/`) into this process. Our own modules are bundled; packages
 * are imported as usual.
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
    sourcemap: 'inline',
    logLevel: 'silent',
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  const folder = join(root, 'node_modules', '.cache', 'sources');
  const digest = createHash('sha256').update(code).digest('hex').slice(0, 16);
  const file = join(folder, `${path.replace(/[^\w]+/g, '-')}-${digest}.mjs`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    // Written atomically: another process may be loading the same file.
    writeFileSync(`${file}.${process.pid}`, code);
    renameSync(`${file}.${process.pid}`, file);
  }
  return file;
}
