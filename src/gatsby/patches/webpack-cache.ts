import fs from 'node:fs';
import path from 'node:path';
import type { Compiler, Configuration } from 'webpack';
import { digestOf } from '../../content-model/digest';

/**
 * Makes webpack's cache valid for as long as the digest of our code (written by `gatsby-config.ts`) and the
 * versions of the packages stay the same. By default webpack resolves every module that its configuration and
 * loaders need to find that out, which takes as long as bundling. `root` is the project's folder.
 */
export function keepCacheByDigest(config: Configuration, root: string): void {
  if (typeof config.cache !== 'object' || config.cache.type !== 'filesystem') return;
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  const files = ['plugins/site-version/digest.txt', 'package.json', 'gatsby-config.ts'];
  config.cache.version = digestOf(...files.map(read));
  config.cache.buildDependencies = { defaultWebpack: [] };
  config.plugins?.push({ apply: forgetBuildDependencies });
}

function forgetBuildDependencies(compiler: Compiler): void {
  compiler.hooks.afterCompile.tap('forgetBuildDependencies', ({ buildDependencies }) =>
    buildDependencies.clear(),
  );
}
