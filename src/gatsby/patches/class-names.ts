import type { Configuration, RuleSetRule } from 'webpack';

interface StyleLoader {
  loader: string;
  options: object;
}

/**
 * Gives the classes of CSS Modules short names: they are in the HTML of every page. The names are the same in the browser's bundle and
 * in the HTML renderer, because they depend on the file and the class alone.
 */
export function shortenClassNames(config: Configuration): void {
  for (const { options } of cssLoaders(config)) {
    const { modules } = options as { modules?: { localIdentName?: string } | false };
    if (modules) modules.localIdentName = '_[hash:base64:5]';
  }
}

function cssLoaders({ module }: Configuration): StyleLoader[] {
  const rules = (module?.rules ?? []) as RuleSetRule[];
  const styles = rules.flatMap((rule) => (rule.oneOf ?? []) as RuleSetRule[]);
  const loaders = styles.flatMap(({ use }) => (use ?? []) as StyleLoader[]);
  return loaders.filter(({ loader }) => /[\\/]css-loader[\\/]/.test(String(loader)));
}
