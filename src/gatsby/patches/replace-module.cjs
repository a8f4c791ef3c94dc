const Module = require('node:module');

/**
 * Whoever loads a module of a package from now on is given this instead; the module itself is not loaded.
 * @param {string} name as in `require(name)`
 * @param {object} exports
 */
module.exports = function replaceModule(name, exports) {
  const path = require.resolve(name);
  const replaced = new Module(path);
  Object.assign(replaced, { filename: path, loaded: true, exports });
  require.cache[path] = replaced;
};
