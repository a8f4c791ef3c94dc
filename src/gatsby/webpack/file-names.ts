import type { Configuration } from 'webpack';

/** Ten digits are enough to tell versions of a file apart. Every page has the names of all files, and digits do not compress. */
const hash = '[contenthash:10]';

interface CssPlugin {
  constructor: { name: string };
  options?: { filename?: string; chunkFilename?: string };
}

/**
 * Names the browser's scripts and styles by their content and puts them below `/static/`, with all other files that never change: one
 * caching rule covers them on any host.
 */
export function nameFilesByContent(config: Configuration): void {
  config.output = {
    ...config.output,
    filename: `static/[name]-${hash}.js`,
    chunkFilename: `static/[name]-${hash}.js`,
  };
  for (const plugin of (config.plugins ?? []) as CssPlugin[]) {
    if (plugin.constructor.name !== 'MiniCssExtractPlugin' || !plugin.options) continue;
    plugin.options.filename = `static/[name].${hash}.css`;
    plugin.options.chunkFilename = `static/[name].${hash}.css`;
  }
}
