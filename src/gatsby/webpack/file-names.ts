import type { Configuration } from 'webpack';

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
    filename: 'static/[name]-[contenthash].js',
    chunkFilename: 'static/[name]-[contenthash].js',
  };
  for (const plugin of (config.plugins ?? []) as CssPlugin[]) {
    if (plugin.constructor.name !== 'MiniCssExtractPlugin' || !plugin.options) continue;
    plugin.options.filename = 'static/[name].[contenthash].css';
    plugin.options.chunkFilename = 'static/[name].[contenthash].css';
  }
}
