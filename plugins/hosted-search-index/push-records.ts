import { createRequire } from 'node:module';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { describeServiceError, patientRequester } from './service.js';

/**
 * Pushes the search records with gatsby-plugin-algolia in a build of `npm run index`. This plugin is enabled in
 * every build, because Gatsby drops its cache when the list of plugins changes; a regular build reports in one
 * line that nothing was pushed.
 * @param options Those of gatsby-plugin-algolia; none in a regular build.
 */
export async function pushRecords(
  api: Pick<BuildArgs, 'graphql' | 'reporter'>,
  { plugins: _, ...options }: Record<string, unknown>,
): Promise<void> {
  if (!options.indexName) {
    api.reporter.info(
      'Hosted search index: skipped, nothing is pushed in a plain build (`npm run index` does)',
    );
    return;
  }
  const require = createRequire(path.resolve('gatsby-config.ts'));
  const { onPostBuild } = require('gatsby-plugin-algolia/gatsby-node') as AlgoliaPlugin;
  // It records what it pushed before it has pushed it: with this memory, a failed push would never be
  // repeated.
  const cache = { get: async () => undefined, set: async () => undefined };
  const reporter = Object.create(api.reporter, {
    panicOnBuild: {
      value: (message: string, error: Error) =>
        api.reporter.panicOnBuild(message, new Error(describeServiceError(error) ?? error.message)),
    },
  });
  await onPostBuild({ ...api, cache, reporter } as Parameters<typeof onPostBuild>[0], {
    ...options,
    // Not in the plugin's options, because Gatsby writes those to its cache.
    apiKey: process.env.ALGOLIA_ADMIN_KEY,
    algoliasearchOptions: {
      ...(options.algoliasearchOptions as object),
      requester: patientRequester(),
    },
  });
}

type AlgoliaPlugin = typeof import('gatsby-plugin-algolia/gatsby-node');
