import { createRequire } from 'node:module';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { reloadPages } from '../dev/reload-pages';
import type { SourceOptions } from '../options';

/**
 * Adds the alias by which MDX files import files in or beside the content folder, and the project's packages, which
 * content outside of the project would not find. Reloads pages in development.
 */
export function onCreateWebpackConfig(
  { stage, actions }: CreateWebpackConfigArgs,
  { contentDir }: Pick<SourceOptions, 'contentDir'>,
): void {
  const react = createRequire(path.resolve('gatsby-config.ts')).resolve('react/package.json');
  actions.setWebpackConfig({
    resolve: {
      alias: { '@site': [contentDir, path.dirname(contentDir)] },
      modules: ['node_modules', path.resolve(react, '../..')],
    },
    plugins: stage === 'develop' ? [reloadPages] : [],
  });
}
