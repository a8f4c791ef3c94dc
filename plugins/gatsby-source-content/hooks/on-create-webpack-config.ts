import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { reloadPages } from '../dev/reload-pages';
import type { SourceOptions } from '../options';

/** Adds the alias by which MDX files import files beside the content folder, and reloads pages in development. */
export function onCreateWebpackConfig(
  { stage, actions }: CreateWebpackConfigArgs,
  { contentDir }: Pick<SourceOptions, 'contentDir'>,
): void {
  actions.setWebpackConfig({
    resolve: { alias: { '@site': path.dirname(contentDir) } },
    plugins: stage === 'develop' ? [reloadPages] : [],
  });
}
