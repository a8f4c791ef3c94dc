/**
 * Pushes the search records with gatsby-plugin-algolia in a build of `npm run index`. The plugin is enabled
 * in every build, because Gatsby drops its cache when the list of plugins changes; a regular build reports in
 * one line that nothing was pushed.
 * @type {import('gatsby').GatsbyNode['onPostBuild']}
 */
exports.onPostBuild = async (api, { plugins: _, ...options }) => {
  if (!options.indexName) {
    api.reporter.info(
      'Hosted search index: skipped, nothing is pushed in a plain build (`npm run index` does)',
    );
    return;
  }
  const { onPostBuild } = require('gatsby-plugin-algolia/gatsby-node');
  const { describeServiceError, patientRequester } = require('./service');
  // It records what it pushed before it has pushed it: with this memory, a failed push would never be
  // repeated.
  const cache = { get: async () => undefined, set: async () => undefined };
  const reporter = Object.create(api.reporter, {
    panicOnBuild: {
      value: (/** @type {string} */ message, /** @type {Error} */ error) =>
        api.reporter.panicOnBuild(message, new Error(describeServiceError(error) ?? error.message)),
    },
  });
  await onPostBuild(
    { ...api, cache, reporter },
    {
      ...options,
      // Not in the plugin's options, because Gatsby writes those to its cache.
      apiKey: process.env.ALGOLIA_ADMIN_KEY,
      algoliasearchOptions: {
        .../** @type {object} */ (options.algoliasearchOptions),
        requester: patientRequester(),
      },
    },
  );
};
