const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');
const replaceModule = require('./replace-module.cjs');

/*
 * Replaces the module that compiles `gatsby-config.ts`, and `gatsby-node.ts` of the site and its plugins, each to
 * its own bundle. Gatsby uses Parcel in a separate process, which takes several seconds. esbuild takes a tenth of a
 * second.
 */

const folder = '.cache/compiled';

/**
 * Compiles the Gatsby files of a project. An error in them, or in a module that they import, ends Gatsby with
 * a message that names file and line.
 * @param {string} root
 */
async function compileGatsbyFiles(root) {
  const { build } = require('esbuild');
  const made = build({
    entryPoints: gatsbyFiles(root).map((file) => join(root, file)),
    outdir: join(root, folder),
    outbase: root,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    alias: { '@docs': join(root, 'packages') },
    logLevel: 'silent',
  });
  await made.catch(({ message }) => {
    /** @type {any} Its types name a default export that it does not have. */
    const reporter = require('gatsby-cli/lib/reporter');
    reporter.panic({ id: '11901', context: { generalMessage: message } });
  });
}

/**
 * Returns the files to compile, relative to the root.
 * @param {string} root
 */
function gatsbyFiles(root) {
  const plugins = join(root, 'plugins');
  const names = existsSync(plugins) ? readdirSync(plugins) : [];
  return [
    'gatsby-config.ts',
    'gatsby-node.ts',
    ...names.map((name) => join('plugins', name, 'gatsby-node.ts')),
  ].filter((file) => existsSync(join(root, file)));
}

/**
 * Returns the compiled file of the site or of a local plugin.
 * @param {string} root
 * @param {string} plugin
 * @param {string} name
 */
function findCompiledLocalPluginModule(root, plugin, name) {
  const file = join(
    root,
    folder,
    plugin === 'default-site-plugin' ? '' : join('plugins', plugin),
    `${name}.js`,
  );
  return existsSync(file) ? file : undefined;
}

replaceModule('gatsby/dist/utils/parcel/compile-gatsby-files', {
  COMPILED_CACHE_DIR: folder,
  PARCEL_CACHE_DIR: '.cache/.parcel-cache',
  gatsbyFileRegex: 'gatsby-+(node|config).ts',
  compileGatsbyFiles,
  findCompiledLocalPluginModule,
  getResolvedFieldsForPlugin: (/** @type {string} */ root, /** @type {string} */ plugin) => ({
    resolvedCompiledGatsbyNode: findCompiledLocalPluginModule(root, plugin, 'gatsby-node'),
  }),
});
