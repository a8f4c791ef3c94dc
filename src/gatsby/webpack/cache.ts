import fs from 'node:fs';
import path from 'node:path';
import type { Compiler, Configuration } from 'webpack';
import { digestOf } from '../../content-model/digest';

/**
 * Has webpack's cache hold for as long as what the build is made of is as it was: we know that by one digest (`gatsby-config.ts`) and
 * the versions of the packages. Left to itself, webpack walks through all modules that its configuration and its loaders need, which
 * takes as long as its work. `root` is the project's folder.
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
