const Module = require('node:module');

/**
 * Replaces a module of a package for all later calls of `require`. The module itself is not loaded. If the
 * package has no such module, nothing is replaced and a warning names it.
 * @param {string} name as in `require(name)`
 * @param {object} exports
 * @returns {boolean} whether the module was replaced
 */
module.exports = function replaceModule(name, exports) {
  const path = resolve(name);
  if (!path) {
    console.warn(
      `warn ${name} does not exist, so a patch of it does not apply. The build continues without it.`,
    );
    return false;
  }
  const replaced = new Module(path);
  Object.assign(replaced, { filename: path, loaded: true, exports });
  require.cache[path] = replaced;
  return true;
};

/** @param {string} name */
function resolve(name) {
  try {
    return require.resolve(name);
  } catch {
    return undefined;
  }
}
