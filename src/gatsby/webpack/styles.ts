import type { Configuration, RuleSetRule } from 'webpack';

interface StyleLoader {
  loader: string;
  options: object;
}

type MakeOptions = (context: unknown) => object;

/**
 * Has one set of PostCSS plugins work on all styles, and none look for settings of its own: Gatsby makes the plugins anew for every
 * file, and PostCSS looks through the folders above each.
 */
export function shareStylePlugins(config: Configuration): void {
  for (const loader of loadersNamed(config, 'postcss-loader')) {
    const options = loader.options as { postcssOptions: unknown };
    const make = options.postcssOptions as MakeOptions;
    let made: object | undefined;
    const share: MakeOptions = (context) => {
      made ??= make(context);
      return made;
    };
    options.postcssOptions = Object.assign(share, { config: false });
  }
}

/**
 * Gives classes of CSS Modules short names, which are a part of every page's HTML. They are the same in the browser's bundle and in
 * that of the HTML, because they come from the file and the class alone.
 */
export function shortenClassNames(config: Configuration): void {
  for (const { options } of loadersNamed(config, 'css-loader')) {
    const { modules } = options as { modules?: { localIdentName?: string } | false };
    if (modules) modules.localIdentName = '_[hash:base64:5]';
  }
}

function loadersNamed({ module }: Configuration, name: string): StyleLoader[] {
  const rules = (module?.rules ?? []) as RuleSetRule[];
  const styles = rules.flatMap((rule) => (rule.oneOf ?? []) as RuleSetRule[]);
  const loaders = styles.flatMap(({ use }) => (use ?? []) as StyleLoader[]);
  return loaders.filter(({ loader }) => String(loader).split(/[\\/]/).includes(name));
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
