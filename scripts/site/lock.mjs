import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Does a piece of work that only one process may do at a time; others wait until it is done.
 * @template Result
 * @param {string} file Stands while somebody is at work, and holds the id of that process.
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function alone(file, work) {
  while (!take(file)) await wait(200);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    // One who was killed has left it behind: the next try finds it gone.
    if (!isHeld(file)) rmSync(file, { force: true });
    return false;
  }
}

/** @param {string} file */
function isHeld(file) {
  try {
    return isAlive(Number(readFileSync(file, 'utf8')));
  } catch {
    // Given free this very moment.
    return true;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
