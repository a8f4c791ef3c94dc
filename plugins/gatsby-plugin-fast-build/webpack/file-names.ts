import type { Configuration } from 'webpack';

/**
 * Eight digits are enough to distinguish versions of a file. Every page contains the names of all files, and
 * hashes do not compress.
 */
const hash = '[contenthash:8]';

/** Options of the plugin that writes stylesheets. */
interface StyleOptions {
  filename?: string;
  chunkFilename?: string;
  ignoreOrder?: boolean;
}

/**
 * Names the browser's scripts and styles by their content and puts them below `/static/`, with all other files that
 * never change, so that one caching rule covers them on any host. Lazily loaded files are named by their number,
 * because every page contains a table of these names.
 */
export function nameFilesByContent(config: Configuration): void {
  // By default, the bundler's own code targets ES5, which is longer.
  config.target = ['web', 'es2020'];
  config.output = {
    ...config.output,
    filename: `static/[name]-${hash}.js`,
    chunkFilename: `static/[id]-${hash}.js`,
  };
  setStyleOptions(config, {
    filename: `static/[name].${hash}.css`,
    chunkFilename: `static/[id].${hash}.css`,
  });
}

/**
 * Turns off webpack's warnings about the order of styles. The class names of CSS Modules are unique, so the
 * order does not matter.
 */
export function ignoreStyleOrder(config: Configuration): void {
  setStyleOptions(config, { ignoreOrder: true });
}

function setStyleOptions({ plugins = [] }: Configuration, options: StyleOptions): void {
  for (const plugin of plugins as { constructor: { name: string }; options?: StyleOptions }[])
    if (plugin.constructor.name === 'MiniCssExtractPlugin') Object.assign(plugin.options ?? {}, options);
}
