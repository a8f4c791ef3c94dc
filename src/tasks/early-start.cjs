const { fork } = require('node:child_process');
const { join } = require('node:path');

/**
 * Starts the process of a task before Gatsby's code is loaded, so that it works meanwhile. `startTask` takes the
 * process from the global object, because Gatsby bundles `gatsby-node` apart from the modules that are
 * loaded before it. It ends with this process if it is never taken.
 * @param {string} root The project's folder.
 * @param {string} name
 */
function startEarly(root, name) {
  const child = fork(join(root, 'scripts/task.mjs'), [name], { cwd: root, serialization: 'advanced' });
  child.unref();
  child.channel?.unref();
  Object.assign(globalThis, { earlyTask: { name, child } });
  return child;
}

module.exports = { startEarly };
