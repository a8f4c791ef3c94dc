import type { Configuration } from 'webpack';

/** Ten digits tell the versions of a file apart. Every page carries the names of all files, and digits do not compress. */
const hash = '[contenthash:10]';

interface CssPlugin {
  constructor: { name: string };
  options?: { filename?: string; chunkFilename?: string };
}

/**
 * Names the browser's scripts and styles by their content, below `/static/` with everything else that never changes: one caching rule
 * covers them all, on any host.
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
