const replaceModule = require('./replace-module.cjs');

/*
 * Workers load all plugins and build the GraphQL schema because they may have to run queries. On two cores
 * the main process runs the queries (`GATSBY_CPU_COUNT`, see `scripts/site/gatsby.mjs`), and the only worker
 * renders HTML. This patch skips the unnecessary work in that worker. Without the patch, the worker uses half
 * of the second core while the main process needs it.
 */
if (process.env.GATSBY_WORKER_POOL_WORKER && process.env.GATSBY_CPU_COUNT === '1') {
  const child = 'gatsby/dist/utils/worker/child';
  replaceModule(`${child}/load-config-and-plugins`, { loadConfigAndPlugins: async () => undefined });
  replaceModule(`${child}/schema`, {
    setInferenceMetadata: () => undefined,
    buildSchema: async () => undefined,
  });
  replaceModule(`${child}/queries`, {});
}
