import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Configuration } from 'webpack';
import { reloadPages } from '../dev/reload-pages';
import { shortenClassNames } from '../patches/class-names';
import { skipLookups } from '../patches/file-lookups';
import { withoutBrowserParts } from '../patches/html-renderer';
import { forgetBundles, keepBundle, writeKeptBundles } from '../patches/kept-bundles';
import { removeLinter } from '../patches/no-linter';
import { bundleWithRspack } from '../patches/rspack';
import { isPatchOn } from '../patches/selection.cjs';
import { translateWithSwc } from '../patches/swc';
import { withoutUnused } from '../patches/unused-runtime';
import { keepCacheByDigest } from '../patches/webpack-cache';
import { siteFolders } from '../site';
import { hashByFiles } from '../webpack/compilation-hash';
import { definitions } from '../webpack/definitions';
import { ignoreStyleOrder, nameFilesByContent } from '../webpack/file-names';
import { withLateParts } from '../webpack/late-parts';
import { splitByPage } from '../webpack/split';

/**
 * Configures webpack: constants known at build time, how code is split and named, and the patches that make
 * bundling faster.
 */
export async function onCreateWebpackConfig({
  stage,
  actions,
  getConfig,
  plugins,
  store,
  reporter,
}: CreateWebpackConfigArgs): Promise<void> {
  const { root, contentDir } = siteFolders();
  actions.setWebpackConfig({
    // npm does not link packages here, and checking every folder for links takes a tenth of the time.
    resolve: { symlinks: false, alias: { '@site': path.dirname(contentDir) } },
    plugins: [plugins.define(await definitions(stage, root))],
  });
  if (stage === 'build-javascript') actions.setWebpackConfig(withLateParts(plugins, root));
  if (stage === 'build-javascript' && isPatchOn('unused-runtime'))
    actions.setWebpackConfig(withoutUnused(plugins, root));
  if (stage === 'build-html' && isPatchOn('html-renderer'))
    actions.setWebpackConfig(withoutBrowserParts(plugins));
  if (stage === 'build-javascript' || stage === 'develop') {
    const lenient = [path.join(root, 'src/theme/navigation/decode-uri.ts'), 'default'];
    actions.setWebpackConfig({ plugins: [plugins.provide({ decodeURI: lenient })] });
  }
  const config: Configuration = getConfig();
  const isBuild = stage === 'build-javascript' || stage === 'build-html';
  // In the stage `develop`, webpack watches the files and bundles again after each change.
  const isMadeOnce = stage !== 'develop';
  ignoreStyleOrder(config);
  if (isMadeOnce) hashByFiles(config);
  const hasRspack =
    isMadeOnce && isPatchOn('rspack') && bundleWithRspack(config, { root, store, warn: reporter.warn });
  if (!hasRspack && isPatchOn('webpack-cache')) keepCacheByDigest(config, root);
  if (isPatchOn('file-lookups')) skipLookups(config);
  if (isPatchOn('swc')) translateWithSwc(config, stage, root);
  if (isBuild && isPatchOn('class-names')) shortenClassNames(config, root);
  if (isMadeOnce && isPatchOn('kept-bundles')) keepBundle(config, stage, root);
  if (stage === 'build-javascript') {
    nameFilesByContent(config);
    splitByPage(config);
    config.devtool = false;
  }
  if (stage === 'develop') {
    forgetBundles(root);
    writeKeptBundles(); // The one that renders the HTML of the development server.
    if (isPatchOn('no-linter')) removeLinter(config);
    config.plugins?.push(reloadPages);
  }
  actions.replaceWebpackConfig(config);
}
