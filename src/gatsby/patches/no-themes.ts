import type { Configuration } from 'webpack';

/**
 * Removes Gatsby's resolver plugin for theme shadowing. The site has no theme, and the plugin lists a folder for every import: a
 * fourteenth of bundling.
 */
export function removeThemeResolver({ resolve }: Configuration): void {
  if (resolve?.plugins) resolve.plugins = resolve.plugins.filter((plugin) => !isThemeResolver(plugin));
}

function isThemeResolver(plugin: object | string | boolean | number | null | undefined): boolean {
  return (
    plugin instanceof Object && plugin.constructor.name === 'GatsbyThemeComponentShadowingResolverPlugin'
  );
}
