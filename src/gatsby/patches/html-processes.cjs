const { existsSync, readdirSync } = require('node:fs');
const { availableParallelism } = require('node:os');
const { resolve } = require('node:path');
const { manyPages } = require('../../tasks/many-pages.cjs');
const replaceModule = require('./replace-module.cjs');

/*
 * Renders the HTML of a large site in two processes. With `GATSBY_CPU_COUNT=1`, which makes the main process run all
 * queries, Gatsby uses only one process for HTML, and the main process is idle meanwhile.
 */

const contentDir = resolve(process.env.CONTENT_DIR?.trim() || 'content');
const usesOne = process.env.GATSBY_CPU_COUNT === '1' && availableParallelism() > 1;

if (usesOne && countPages() > manyPages) {
  const gatsbyWorker = require('gatsby-worker');
  class TwoProcesses extends gatsbyWorker.WorkerPool {
    /** @param {ConstructorParameters<typeof gatsbyWorker.WorkerPool>} args */
    constructor(...[worker, options]) {
      super(worker, { ...options, numWorkers: 2 });
    }
  }
  replaceModule('gatsby-worker', { ...gatsbyWorker, WorkerPool: TwoProcesses });
}

/**
 * Returns the number of MDX files. `countPages` of `src/tasks` cannot be used here, because Node.js loads this file
 * before TypeScript is compiled.
 */
function countPages() {
  if (!existsSync(contentDir)) return 0;
  const files = readdirSync(contentDir, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.mdx?$/.test(file)).length;
}
