import type { CreateWebpackConfigArgs } from 'gatsby';

/**
 * Omits code from the HTML renderer that only browsers load, on demand: the videos of the demos, the workers,
 * the Player and the search clients. They were two thirds of the renderer's bundle.
 */
export function withoutBrowserParts(plugins: CreateWebpackConfigArgs['plugins']) {
  const empty = 'data:text/javascript,export const compositions = {};';
  return {
    resolve: { alias: { '@docsearch/react': false, algoliasearch: false, '@remotion/player': false } },
    plugins: [plugins.normalModuleReplacement(/(\/compositions|\/worker\.ts)$/, empty)],
  };
}
