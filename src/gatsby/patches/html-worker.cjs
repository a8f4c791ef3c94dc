const replaceModule = require('./replace-module.cjs');

/*
 * Keeps Gatsby's worker process from loading plugins, building the schema and opening the data store if it only
 * renders HTML. Only queries need them, and with `GATSBY_CPU_COUNT=1` all queries run in the main process. Gatsby
 * prepares its worker for queries anyway, which takes seconds of CPU time in each build.
 */

/** Whether this process only renders HTML. */
const rendersOnly = process.env.GATSBY_WORKER_POOL_WORKER === 'true' && process.env.GATSBY_CPU_COUNT === '1';
const folder = 'gatsby/dist/utils/worker/child';
/** Modules that `utils/page-data` loads, but only for functions that rendering HTML does not call. */
const unused = [
  'datastore',
  'redux',
  'redux/reducers/queries',
  'utils/node-manifest',
  'utils/websocket-manager',
];
const nothing = () => undefined;

if (rendersOnly) {
  replaceModule(`${folder}/load-config-and-plugins`, { loadConfigAndPlugins: nothing });
  replaceModule(`${folder}/schema`, { buildSchema: nothing, setInferenceMetadata: nothing });
  replaceModule(`${folder}/queries`, {
    runQueries: nothing,
    saveQueriesDependencies: nothing,
    setComponents: nothing,
  });
  replaceModule('gatsby/dist/utils/jobs/worker-messaging', { initJobsMessagingInWorker: nothing });
  for (const name of unused) replaceModule(`gatsby/dist/${name}`, {});
}
