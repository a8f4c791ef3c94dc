const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, renameSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

/**
 * Bundles a TypeScript module with what it imports of ours; packages are imported as they are. Bundles are kept by their
 * content, so that stack traces name a file, and another process finds it.
 * @param {string} root The project's folder.
 * @param {string} path From there.
 * @param {'cjs' | 'esm'} format
 * @returns {string} the bundle's file
 */
function bundleSource(root, path, format) {
  const { buildSync } = require('esbuild');
  const { outputFiles } = buildSync({
    entryPoints: [join(root, path)],
    bundle: true,
    write: false,
    platform: 'node',
    format,
    packages: 'external',
    sourcemap: 'inline',
    logLevel: 'silent',
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  const folder = join(root, 'node_modules', '.cache', 'sources');
  const digest = createHash('sha256').update(code).digest('hex').slice(0, 16);
  const file = join(folder, `${path.replace(/[^\w]+/g, '-')}-${digest}.${format === 'cjs' ? 'cjs' : 'mjs'}`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    // Written beside and moved: another process may be loading the same.
    writeFileSync(`${file}.${process.pid}`, code);
    renameSync(`${file}.${process.pid}`, file);
  }
  return file;
}

/**
 * Loads a TypeScript module of `src/` into this process, at once; `loadSource` is for those who can wait.
 * @param {string} path From the folder this process works in, which is the project's.
 * @returns {any} the module; callers say its type
 */
function requireSource(path) {
  return require(bundleSource(process.cwd(), path, 'cjs'));
}

module.exports = { bundleSource, requireSource };
