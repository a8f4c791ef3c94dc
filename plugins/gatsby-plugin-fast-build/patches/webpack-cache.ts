import fs from 'node:fs';
import path from 'node:path';
import { codeDigest, digestOf } from '@docs/content';
import type { Compiler, Configuration } from 'webpack';

/**
 * Keeps webpack's cache valid as long as the package versions, and the code that configures bundles and compiles
 * content, are unchanged. By default, webpack would check this by resolving every module that its configuration and
 * loaders need, which takes as long as bundling. `root` is the project's folder.
 */
export function keepCacheByDigest(config: Configuration, root: string): void {
  if (typeof config.cache !== 'object' || config.cache.type !== 'filesystem') return;
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  const files = ['package.json', 'gatsby-config.ts'].map(read);
  config.cache.version = digestOf(codeDigest(root, ['packages/content', 'plugins']), ...files);
  config.cache.buildDependencies = { defaultWebpack: [] };
  config.plugins?.push({ apply: forgetBuildDependencies });
  // Gatsby copies its files to `.cache` at each start of the development server: the times are new, but the content
  // is the same.
  const byContent = { timestamp: true, hash: true };
  config.snapshot = { ...config.snapshot, module: byContent, resolve: byContent };
}

function forgetBuildDependencies(compiler: Compiler): void {
  compiler.hooks.afterCompile.tap('forgetBuildDependencies', ({ buildDependencies }) =>
    buildDependencies.clear(),
  );
}
