/**
 * Patches that replace code of Gatsby or depend on how it configures webpack. They are written for one minor
 * version of Gatsby.
 */
const buildPatches = /** @type {const} */ ([
  'v8-options',
  'compile-config',
  'lone-worker',
  'webpack-cache',
  'swc',
  'rspack',
  'bundle-cache',
]);

/** Patches for readers: they change what runs in the browser, and when. They apply to all versions of Gatsby. */
const sitePatches = /** @type {const} */ (['own-runtime', 'late-start']);

/** All patches, each a file of this folder. The site is the same without them. */
const patchNames = /** @type {const} */ ([...buildPatches, ...sitePatches]);

/** @typedef {typeof patchNames[number]} PatchName */

/** The minor version of Gatsby that the patches were tested with. */
const testedVersion = '5.16.';

/** @returns {string} */
const installedVersion = () => require('gatsby/package.json').version;

/** @param {string} setting */
const wordsOf = (setting) => setting.split(',').map((word) => word.trim());

/**
 * Returns whether a patch applies. `GATSBY_PATCHES=off` turns all of them off,
 * `GATSBY_PATCHES=-swc,-rspack` some.
 * @param {PatchName} name
 * @param {string} [setting]
 * @param {string} [version] of Gatsby
 * @returns {boolean}
 */
function isPatchOn(name, setting = process.env.GATSBY_PATCHES ?? '', version = installedVersion()) {
  const isKnown =
    version.startsWith(testedVersion) || /** @type {readonly string[]} */ (sitePatches).includes(name);
  const words = wordsOf(setting);
  return isKnown && !words.includes('off') && !words.includes(`-${name}`);
}

/**
 * Returns why patches do not apply although nobody turned them off.
 * @param {string} [setting]
 * @param {string} [version] of Gatsby
 * @returns {string[]}
 */
function problems(setting = process.env.GATSBY_PATCHES ?? '', version = installedVersion()) {
  const known = ['', 'off', ...patchNames.map((name) => `-${name}`)];
  const unknown = wordsOf(setting).filter((word) => !known.includes(word));
  return [
    ...unknown.map(
      (word) =>
        `GATSBY_PATCHES has “${word}”, which is not a patch. Use off, or -name for a file of plugins/gatsby-plugin-fast-build/patches.`,
    ),
    ...(version.startsWith(testedVersion)
      ? []
      : [
          `gatsby-plugin-fast-build was tested with Gatsby ${testedVersion}x, and ${version} is installed. The build takes longer.`,
        ]),
  ];
}

module.exports = { isPatchOn, patchNames, problems, sitePatches };
