/**
 * Pushes the search records with gatsby-plugin-algolia in a build of `npm run index`. It stands in the list of plugins in every build,
 * because Gatsby drops its cache when that list changes; a plain build says in one line that nothing was pushed.
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
  // It notes what it pushed before it has pushed it: with a memory a failed push would never be made up for.
  const cache = { get: async () => undefined, set: async () => undefined };
  await onPostBuild({ ...api, cache }, options);
};
