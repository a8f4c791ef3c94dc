const { setFlagsFromString } = require('node:v8');

/**
 * V8 options by the major version of Node.js: a function is optimized after four times the usual amount of
 * work (the defaults are 67584 and 3000). A build ends before most optimizations have paid for themselves.
 * With the defaults, V8's compiler threads take a fifth of a cold build's processor time.
 *
 * @type {Record<string, string>}
 */
const options = {
  20: '--interrupt-budget=270336',
  22: '--invocation-count-for-turbofan=12000',
  24: '--invocation-count-for-turbofan=12000',
};

/**
 * Returns the option of a version of Node.js; undefined if the version was not tested, because V8 renames its
 * options.
 * @param {string} version
 * @returns {string | undefined}
 */
function lateOptimization(version) {
  return options[version.split('.')[0] ?? ''];
}

/**
 * Sets the option for this process. On the command line it would break worker threads, which get the options
 * of their process and refuse those of V8.
 */
function optimizeLate() {
  const option = lateOptimization(process.versions.node);
  if (option) setFlagsFromString(option);
}

module.exports = { lateOptimization, optimizeLate };
