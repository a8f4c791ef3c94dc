const replaceModule = require('./replace-module.cjs');

/*
 * In a process that only renders HTML, removes what it would prepare to run queries: Gatsby's plugins and the
 * schema. With `GATSBY_CPU_COUNT=1` all queries run in the main process, and Gatsby prepares the other one
 * anyway, which takes seconds of processor time in each build.
 */

/** Whether this process only renders HTML. */
const rendersOnly = process.env.GATSBY_WORKER_POOL_WORKER === 'true' && process.env.GATSBY_CPU_COUNT === '1';
const folder = 'gatsby/dist/utils/worker/child';
const nothing = () => undefined;

if (rendersOnly) {
  replaceModule(`${folder}/load-config-and-plugins`, { loadConfigAndPlugins: nothing });
  replaceModule(`${folder}/schema`, { buildSchema: nothing, setInferenceMetadata: nothing });
  replaceModule(`${folder}/queries`, {
    runQueries: nothing,
    saveQueriesDependencies: nothing,
    setComponents: nothing,
  });
}
