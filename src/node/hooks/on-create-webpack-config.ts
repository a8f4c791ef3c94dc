import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import TerserPlugin from 'terser-webpack-plugin';
import { browserDefinitions } from '../../site/define';
import { readEnv } from '../../site/env';
import { siteFolders } from './prepare';

/** Tunes the bundles: what is known at build time is written into them, and they are made as fast as they can be. */
export function onCreateWebpackConfig({ stage, actions, getConfig, plugins }: CreateWebpackConfigArgs): void {
  const { contentDir } = siteFolders();
  actions.setWebpackConfig({
    resolve: { alias: { '@site': path.dirname(contentDir) } },
    plugins: [plugins.define(browserDefinitions(readEnv(), new Date()))],
  });
  if (stage === 'build-javascript') actions.setWebpackConfig(withoutUnused(plugins));
  const config = getConfig();
  ignoreStyleOrder(config);
  if (stage !== 'build-javascript') return;
  minifyWithSwc(config);
  actions.replaceWebpackConfig({ ...config, devtool: false });
}

/** Parts of Gatsby's browser runtime that this site does not use: 6 KB of every page, gzipped. Heads are react-helmet-async's. */
function withoutUnused(plugins: CreateWebpackConfigArgs['plugins']) {
  const root = path.join(siteFolders().root, 'src/theme/root');
  return {
    resolve: {
      alias: {
        'gatsby-script': false,
        '@builder.io/partytown/integration': false,
        'gatsby-link': path.join(root, 'gatsby-link.tsx'),
      },
    },
    plugins: [
      plugins.normalModuleReplacement(
        /head-export-handler-for-browser$/,
        path.join(root, 'no-head-export.ts'),
      ),
      plugins.normalModuleReplacement(/register-service-worker$/, path.join(root, 'no-service-worker.ts')),
    ],
  };
}

interface Minifier {
  constructor: { name: string };
  options: { minimizer: unknown; extractComments: boolean; parallel: boolean };
}

/** SWC minifies faster than terser, to 1 % less, for the browsers of `browserslist` rather than for ES5. */
function minifyWithSwc({ optimization }: { optimization?: { minimizer?: unknown[] } }): void {
  for (const plugin of (optimization?.minimizer ?? []) as Minifier[]) {
    if (plugin.constructor.name !== 'TerserPlugin') continue;
    const options = { ecma: 2020, compress: { ecma: 2020, passes: 2 }, mangle: true };
    plugin.options.minimizer = { implementation: TerserPlugin.swcMinify, options };
    plugin.options.extractComments = false;
    plugin.options.parallel = false; // SWC has threads of its own.
  }
}

interface StylePlugin {
  constructor: { name: string };
  options?: { ignoreOrder?: boolean };
}

/** CSS Modules name their classes apart, so the order in which pages bring them in means nothing; webpack warns of it at length. */
function ignoreStyleOrder({ plugins = [] }: { plugins?: unknown[] }): void {
  for (const plugin of plugins as StylePlugin[]) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && plugin.options)
      plugin.options.ignoreOrder = true;
  }
}
