import type { Configuration, RuleSetRule } from 'webpack';

interface Loader {
  loader: string;
  options: { postcssOptions?: object };
}

/**
 * Skips lookups that happen for each module and never find anything on this site: components of Gatsby themes that
 * replace ours, and PostCSS configuration files in all folders above a stylesheet. Gatsby sets up PostCSS itself.
 */
export function skipLookups({ resolve, module }: Configuration): void {
  if (resolve)
    resolve.plugins = resolve.plugins?.filter(
      (plugin) => plugin?.constructor.name !== 'GatsbyThemeComponentShadowingResolverPlugin',
    );
  const styles = ((module?.rules ?? []) as RuleSetRule[]).flatMap(({ oneOf = [] }) => oneOf as RuleSetRule[]);
  // Gatsby's options are a function. The loader reads this setting from its result too.
  for (const { loader, options } of styles.flatMap(({ use }) => (use ?? []) as Loader[]))
    if (/[\\/]postcss-loader[\\/]/.test(loader))
      Object.assign(options.postcssOptions ?? {}, { config: false });
}
