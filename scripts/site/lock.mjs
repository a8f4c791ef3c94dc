import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Polling interval of a waiting process, in milliseconds. */
const interval = 200;

/**
 * @typedef {object} LockOwner
 * @property {number} pid
 * @property {string} [command] The process's command, for the message to waiting processes.
 */

/**
 * Runs work that only one process may do at a time. Other processes wait until it is done.
 * @template Result
 * @param {string} file The lock file. It exists while a process works, and identifies the process.
 * @param {() => Promise<Result>} work
 * @param {{ command?: string, onWait?: (owner: LockOwner) => void }} [options] `onWait` is called once, if
 *   the lock is taken.
 * @returns {Promise<Result>}
 */
export async function alone(file, work, { command, onWait } = {}) {
  let told = false;
  while (!take(file, { pid: process.pid, command })) {
    const owner = readOwner(file);
    if (owner && !told) onWait?.(owner);
    told ||= Boolean(owner);
    await wait(interval);
  }
  const release = () => rmSync(file, { force: true });
  // A signal ends the process through `process.exit`.
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/**
 * @param {string} file
 * @param {LockOwner} owner
 */
function take(file, owner) {
  try {
    writeFileSync(file, JSON.stringify(owner), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    // A killed process leaves its lock file behind. The next attempt detects that the process is gone.
    const held = readOwner(file);
    if (held && !isAlive(held.pid)) rmSync(file, { force: true });
    return false;
  }
}

/**
 * @param {string} file
 * @returns {LockOwner | undefined} undefined if the lock was released or is being written
 */
function readOwner(file) {
  try {
    const owner = JSON.parse(readFileSync(file, 'utf8'));
    return typeof owner === 'number' ? { pid: owner } : owner;
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
