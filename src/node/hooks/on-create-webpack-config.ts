import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Configuration } from 'webpack';
import { browserDefinitions } from '../../site/define';
import { readEnv } from '../../site/env';
import { keepCacheByDigest } from '../webpack/cache';
import { stylesheetNames } from '../webpack/stylesheets';
import { minifyWithSwc, translateWithSwc } from '../webpack/swc';
import { withoutUnused } from '../webpack/unused';
import { siteFolders } from './prepare';

/** Tunes the bundles: what is known at build time is written into them, and they are made as fast as they can be. */
export function onCreateWebpackConfig({ stage, actions, getConfig, plugins }: CreateWebpackConfigArgs): void {
  const { root, contentDir } = siteFolders();
  actions.setWebpackConfig({
    resolve: { alias: { '@site': path.dirname(contentDir) } },
    plugins: [plugins.define(browserDefinitions(readEnv(), new Date()))],
  });
  if (stage === 'build-javascript') actions.setWebpackConfig(withoutUnused(plugins, root));
  const stylesheets = stage === 'build-html' ? stylesheetNames(root) : [];
  actions.setWebpackConfig({ plugins: [plugins.define({ __STYLESHEETS__: JSON.stringify(stylesheets) })] });
  const config: Configuration = getConfig();
  ignoreStyleOrder(config);
  keepCacheByDigest(config, root);
  // In development Babel brings along what shows an edit without a reload.
  if (stage === 'build-javascript' || stage === 'build-html') translateWithSwc(config, stage, root);
  if (stage === 'build-javascript') {
    minifyWithSwc(config);
    config.devtool = false;
  }
  actions.replaceWebpackConfig(config);
}

interface StylePlugin {
  constructor: { name: string };
  options?: { ignoreOrder?: boolean };
}

/** CSS Modules name their classes apart, so the order in which pages bring them in means nothing; webpack warns of it at length. */
function ignoreStyleOrder({ plugins = [] }: Configuration): void {
  for (const plugin of plugins as StylePlugin[]) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && plugin.options)
      plugin.options.ignoreOrder = true;
  }
}
