import type { Configuration } from 'webpack';

interface StylePlugin {
  constructor: { name: string };
  options?: { ignoreOrder?: boolean };
}

/** Turns off webpack's warnings about the order of styles: the classes of CSS Modules differ, so the order means nothing. */
export function ignoreStyleOrder({ plugins = [] }: Configuration): void {
  for (const plugin of plugins as StylePlugin[]) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && plugin.options)
      plugin.options.ignoreOrder = true;
  }
}
