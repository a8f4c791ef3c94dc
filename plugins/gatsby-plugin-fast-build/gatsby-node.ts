import type { CreateWebpackConfigArgs, ParentSpanPluginArgs } from 'gatsby';
import type { Configuration } from 'webpack';
import { cacheBundle, deleteBundleCache, writeBundleCache } from './patches/bundle-cache';
import { siteStart } from './patches/late-start';
import { onlyRenderInWorker } from './patches/lone-worker';
import { fitsOwnRuntime, replaceRuntime } from './patches/own-runtime';
import { bundleWithRspack } from './patches/rspack';
import { isPatchOn, problems } from './patches/selection.cjs';
import { translateWithSwc } from './patches/swc';
import { keepCacheByDigest } from './patches/webpack-cache';
import { nameClasses } from './webpack/class-names';
import { hashByFiles } from './webpack/compilation-hash';
import { ignoreStyleOrder, nameFilesByContent } from './webpack/file-names';
import { withLateParts } from './webpack/late-parts';
import { splitByPage } from './webpack/split';

/** Reports which patches do not apply, if any, and why. */
export function onPreInit({ reporter }: ParentSpanPluginArgs): void {
  if (!process.env.GATSBY_WORKER_POOL_WORKER) for (const problem of problems()) reporter.warn(problem);
}

/** Makes Gatsby leave a lone worker to its pages. */
export function onPluginInit({ reporter }: ParentSpanPluginArgs): void {
  if (isPatchOn('lone-worker') && process.env.GATSBY_CPU_COUNT === '1')
    onlyRenderInWorker(process.cwd(), reporter.warn);
}

/** Configures bundles: how code is split and named, what is left out, and who bundles and compiles. */
export function onCreateWebpackConfig({
  stage,
  actions,
  getConfig,
  plugins,
  store,
  reporter,
}: CreateWebpackConfigArgs): void {
  const root = process.cwd();
  const isOwnRuntime = isPatchOn('own-runtime') && fitsOwnRuntime({ store, warn: reporter.warn });
  if (stage === 'build-javascript') actions.setWebpackConfig(withLateParts(plugins, root));
  // Gatsby's own loader needs the map of chunks that the late start leaves out.
  if (stage === 'build-html' && isPatchOn('late-start') && isOwnRuntime)
    actions.setWebpackConfig({ plugins: [plugins.define({ __START__: JSON.stringify(siteStart(root)) })] });
  const config: Configuration = getConfig();
  if (stage === 'build-javascript' && isOwnRuntime) replaceRuntime(config, root);
  ignoreStyleOrder(config);
  nameClasses(config, `${root}/src`);
  // In the stage `develop`, webpack watches the files and bundles again after each change.
  const isOnce = stage !== 'develop';
  if (isOnce) hashByFiles(config);
  const hasRspack =
    isOnce && isPatchOn('rspack') && bundleWithRspack(config, { root, store, warn: reporter.warn });
  if (!hasRspack && isPatchOn('webpack-cache')) keepCacheByDigest(config, root);
  if (isPatchOn('swc')) translateWithSwc(config, stage, root);
  if (isOnce && isPatchOn('bundle-cache')) cacheBundle(config, stage, root);
  if (stage === 'build-javascript') {
    nameFilesByContent(config);
    splitByPage(config);
    config.devtool = false;
  }
  if (stage === 'develop') {
    deleteBundleCache(root);
    writeBundleCache(); // The one that renders the HTML of the development server.
  }
  actions.replaceWebpackConfig(config);
}

/** Caches the bundles for the next build. */
export function onPostBuild(): void {
  writeBundleCache();
}
