const { startEarly } = require('../../tasks/early-start.cjs');
const { tuneV8 } = require('../../tasks/v8-options.cjs');
const { isPatchOn, patchNames, unknownWords, versionProblem } = require('./selection.cjs');

/*
 * Loaded before Gatsby, and before the processes that it starts (`node --require`). Sets V8's options, starts
 * the task that a build needs, and applies the patches that replace modules of Gatsby. If the Gatsby version is
 * not the tested one, turns all patches off, also for child processes.
 */

tuneV8();

// Loading Gatsby takes two seconds, and a core would be idle meanwhile.
const isBuild = process.argv[2] === 'build' && !process.env.GATSBY_WORKER_POOL_WORKER;
if (isBuild) startEarly(process.cwd(), 'write-output-files');

const setting = process.env.GATSBY_PATCHES ?? '';
for (const word of unknownWords(setting))
  console.warn(
    `warn GATSBY_PATCHES has “${word}”, which is not a patch. Use off, or -name for a file of src/gatsby/patches.`,
  );

const problem = versionProblem(require('gatsby/package.json').version);
if (problem && patchNames.some((name) => isPatchOn(name))) console.warn(`warn ${problem}`);
if (problem) process.env.GATSBY_PATCHES = 'off';

if (isPatchOn('compile-config')) require('./compile-config.cjs');
if (isPatchOn('html-worker')) require('./html-worker.cjs');
if (isBuild && isPatchOn('html-processes')) require('./html-processes.cjs');
