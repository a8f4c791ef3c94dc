/**
 * All patches of Gatsby, each in a file of this folder. They are optimizations: the site is the same without
 * them.
 */
const patchNames = /** @type {const} */ ([
  'compile-config',
  'query-files',
  'page-nodes',
  'webpack-cache',
  'kept-bundles',
  'file-lookups',
  'swc',
  'rspack',
  'html-renderer',
  'html-worker',
  'html-processes',
  'unused-runtime',
  'late-start',
  'class-names',
  'no-linter',
]);

/** @typedef {typeof patchNames[number]} PatchName */

/** @param {string} setting */
const wordsOf = (setting) => setting.split(',').map((word) => word.trim());

/** The minor version of Gatsby that the patches were written for and tested with. */
const testedVersion = '5.16.';

/**
 * Returns whether a patch applies. `GATSBY_PATCHES=off` turns all of them off,
 * `GATSBY_PATCHES=-swc,-query-files` some.
 * @param {PatchName} name
 * @param {string} [setting]
 * @returns {boolean}
 */
function isPatchOn(name, setting = process.env.GATSBY_PATCHES ?? '') {
  const words = wordsOf(setting);
  return !words.includes('off') && !words.includes(`-${name}`);
}

/**
 * Returns why the patches do not fit the installed Gatsby, or undefined if they do.
 * @param {string} version of the package `gatsby`
 * @returns {string | undefined}
 */
function versionProblem(version) {
  if (version.startsWith(testedVersion)) return undefined;
  return `The patches in src/gatsby/patches are tested with Gatsby ${testedVersion}x, and ${version} is installed. The build continues without them.`;
}

/**
 * Returns the words of `GATSBY_PATCHES` that name no patch.
 * @param {string} setting
 * @returns {string[]}
 */
function unknownWords(setting) {
  const known = ['', 'off', ...patchNames.map((name) => `-${name}`)];
  return wordsOf(setting).filter((word) => !known.includes(word));
}

module.exports = { isPatchOn, patchNames, unknownWords, versionProblem };
