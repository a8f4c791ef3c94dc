import type { Configuration } from 'webpack';

/** Eight digits are enough to tell versions of a file apart. Every page has the names of all files, and digits do not compress. */
const hash = '[contenthash:8]';

interface CssPlugin {
  constructor: { name: string };
  options?: { filename?: string; chunkFilename?: string };
}

/**
 * Names the browser's scripts and styles by their content and puts them below `/static/`, with all other files that never change: one
 * caching rule covers them on any host. What is loaded later is named by its number: every page carries a table of these names.
 */
export function nameFilesByContent(config: Configuration): void {
  config.output = {
    ...config.output,
    filename: `static/[name]-${hash}.js`,
    chunkFilename: `static/[id]-${hash}.js`,
  };
  for (const plugin of (config.plugins ?? []) as CssPlugin[]) {
    if (plugin.constructor.name !== 'MiniCssExtractPlugin' || !plugin.options) continue;
    plugin.options.filename = `static/[name].${hash}.css`;
    plugin.options.chunkFilename = `static/[id].${hash}.css`;
  }
}
