import type { Configuration, RuleSetRule } from 'webpack';

interface StyleLoader {
  loader: string;
  options: { postcssOptions: unknown };
}

type MakeOptions = (context: unknown) => object;

/**
 * Has one set of PostCSS plugins work on all styles, and none look for settings of its own: Gatsby makes the plugins anew for every
 * file, and PostCSS looks through the folders above each.
 */
export function shareStylePlugins(config: Configuration): void {
  for (const loader of styleLoaders(config)) {
    const make = loader.options.postcssOptions as MakeOptions;
    let made: object | undefined;
    const share: MakeOptions = (context) => {
      made ??= make(context);
      return made;
    };
    loader.options.postcssOptions = Object.assign(share, { config: false });
  }
}

function styleLoaders({ module }: Configuration): StyleLoader[] {
  const rules = (module?.rules ?? []) as RuleSetRule[];
  const styles = rules.flatMap((rule) => (rule.oneOf ?? []) as RuleSetRule[]);
  const loaders = styles.flatMap(({ use }) => (use ?? []) as StyleLoader[]);
  return loaders.filter(({ loader }) => /[\\/]postcss-loader[\\/]/.test(String(loader)));
}

interface StylePlugin {
  constructor: { name: string };
  options?: { ignoreOrder?: boolean };
}

/** CSS Modules name their classes apart, so the order in which pages bring them in means nothing; webpack warns of it at length. */
export function ignoreStyleOrder({ plugins = [] }: Configuration): void {
  for (const plugin of plugins as StylePlugin[]) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && plugin.options)
      plugin.options.ignoreOrder = true;
  }
}
