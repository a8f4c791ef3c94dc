import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Configuration } from 'webpack';
import { browserDefinitions } from '../../site/define';
import { readEnv } from '../../site/env';
import { reloadPages } from '../dev/reload-pages';
import { writtenPreview } from '../live-preview/build-preview';
import { siteFolders } from '../site';
import { keepCacheByDigest } from '../webpack/cache';
import { nameFilesByContent } from '../webpack/file-names';
import { freeMemory } from '../webpack/memory';
import { splitByPage } from '../webpack/split';
import { ignoreStyleOrder, shareStylePlugins, shortenClassNames } from '../webpack/styles';
import { stylesheetNames } from '../webpack/stylesheets';
import { minifyWithSwc, translateWithSwc } from '../webpack/swc';
import { withoutBrowserParts, withoutUnused } from '../webpack/unused';

/** Tunes the bundles: what is known at build time is written into them, and they are made as fast as they can be. */
export function onCreateWebpackConfig({ stage, actions, getConfig, plugins }: CreateWebpackConfigArgs): void {
  const { root, contentDir } = siteFolders();
  const stylesheets = stage === 'build-html' ? stylesheetNames(root) : [];
  const definitions = {
    ...browserDefinitions(readEnv(), new Date()),
    __LIVE_PREVIEW__: JSON.stringify(writtenPreview()),
    __STYLESHEETS__: JSON.stringify(stylesheets),
    // Every Player opens an audio context, and the browser warns of each before a gesture. No demo has sound: none is needed.
    AudioContext: 'undefined',
  };
  actions.setWebpackConfig({
    // Packages are where npm puts them, not linked: to ask whether each folder is a link is a tenth of the work.
    resolve: { symlinks: false, alias: { '@site': path.dirname(contentDir) } },
    plugins: [plugins.define(definitions)],
  });
  if (stage === 'build-javascript') actions.setWebpackConfig(withoutUnused(plugins, root));
  if (stage === 'build-html') actions.setWebpackConfig(withoutBrowserParts(plugins));
  if (stage === 'build-javascript' || stage === 'develop') {
    const lenient = [path.join(root, 'src/theme/navigation/decode-uri.ts'), 'default'];
    actions.setWebpackConfig({ plugins: [plugins.provide({ decodeURI: lenient })] });
  }
  const config: Configuration = getConfig();
  ignoreStyleOrder(config);
  shareStylePlugins(config);
  keepCacheByDigest(config, root);
  // In development Babel brings along what shows an edit without a reload.
  if (stage === 'build-javascript' || stage === 'build-html') {
    shortenClassNames(config);
    translateWithSwc(config, stage, root);
    config.plugins?.push(freeMemory);
  }
  if (stage === 'build-javascript') {
    nameFilesByContent(config);
    splitByPage(config);
    minifyWithSwc(config);
    config.devtool = false;
  }
  if (stage === 'develop') {
    removeLinter(config);
    config.plugins?.push(reloadPages);
  }
  actions.replaceWebpackConfig(config);
}

/** Gatsby has ESLint read every file before an author sees a page. Biome has read them, in the editor and in every check. */
function removeLinter(config: Configuration): void {
  config.plugins = config.plugins?.filter((plugin) => plugin?.constructor.name !== 'ESLintWebpackPlugin');
}
