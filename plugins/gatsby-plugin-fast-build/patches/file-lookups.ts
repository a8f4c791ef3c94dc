import type { Configuration, RuleSetRule } from 'webpack';

interface Loader {
  loader: string;
  options: { postcssOptions?: object };
}

/**
 * Leaves out what is looked up for each module and never found here: components of Gatsby themes that replace
 * ours, and configuration files of PostCSS in all folders above a stylesheet. Gatsby sets PostCSS up itself.
 */
export function skipLookups({ resolve, module }: Configuration): void {
  if (resolve)
    resolve.plugins = resolve.plugins?.filter(
      (plugin) => plugin?.constructor.name !== 'GatsbyThemeComponentShadowingResolverPlugin',
    );
  const styles = ((module?.rules ?? []) as RuleSetRule[]).flatMap(({ oneOf = [] }) => oneOf as RuleSetRule[]);
  // Gatsby's options are a function; the loader reads this setting from it too.
  for (const { loader, options } of styles.flatMap(({ use }) => (use ?? []) as Loader[]))
    if (/[\\/]postcss-loader[\\/]/.test(loader))
      Object.assign(options.postcssOptions ?? {}, { config: false });
}
