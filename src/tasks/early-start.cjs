const { fork } = require('node:child_process');
const { join } = require('node:path');

const key = Symbol.for('site.early-tasks');

/**
 * Processes of tasks that nobody has taken yet, by task. They are a property of the global object, because Gatsby
 * bundles `gatsby-node` apart from the modules that are loaded before it.
 *
 * @type {Map<string, import('node:child_process').ChildProcess>}
 */
const early = Reflect.get(globalThis, key) ?? new Map();
Reflect.set(globalThis, key, early);

/**
 * Starts the process of a task.
 * @param {string} root The project's folder.
 * @param {string} name
 * @param {import('node:child_process').ForkOptions} [options]
 */
function forkTask(root, name, options) {
  return fork(join(root, 'scripts/task.mjs'), [name], { cwd: root, serialization: 'advanced', ...options });
}

/**
 * Starts the process of a task before its input is known, so that it has loaded its code by then. It ends with
 * this process if `takeEarly` is never called.
 * @param {string} root The project's folder.
 * @param {string} name
 */
function startEarly(root, name) {
  const child = forkTask(root, name);
  child.unref();
  child.channel?.unref();
  early.set(name, child);
  return child;
}

/**
 * Returns the process of a task that was started early, or undefined if there is none or it was taken.
 * @param {string} name
 */
function takeEarly(name) {
  const child = early.get(name);
  early.delete(name);
  child?.ref();
  child?.channel?.ref();
  return child;
}

module.exports = { forkTask, startEarly, takeEarly };
