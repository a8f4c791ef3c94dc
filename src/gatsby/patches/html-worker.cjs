const replaceModule = require('./replace-module.cjs');

/*
 * Loaded before Gatsby and the processes it starts (`node --require`). Gatsby has each of these load all plugins and make the schema, for
 * queries, and then, on two cores, runs the queries itself (`GATSBY_CPU_COUNT`, see `gatsby.mjs`). A process that only makes HTML is
 * spared that: it would take half of the other core until pages are made. Gatsby without this file makes the same site, later.
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
