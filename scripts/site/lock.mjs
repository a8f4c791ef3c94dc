import { spawnSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { atomicWrite } from '../../packages/content/model/atomic-write.mjs';

/** Polling interval of a waiting process, in milliseconds. */
const interval = 200;

/** Number of intervals that a process left behind has to end by itself. */
const patience = 25;

/**
 * @typedef {object} LockOwner
 * @property {number} pid
 * @property {string} [started] When the process started. Systems use numbers of processes again.
 * @property {string} [command] The process's command, for the message to waiting processes.
 * @property {LockOwner[]} [children] The processes that work for this one. They go on if this one is killed.
 * @property {boolean} [isOrphan] Whether this is such a child without its parent.
 */

/**
 * Runs work that only one process may do at a time. Other processes wait until it is done. Processes that a killed one
 * has left behind are ended.
 * @template Result
 * @param {string} file The lock file. It exists while a process works, and identifies the process.
 * @param {() => Promise<Result>} work
 * @param {{ command?: string, onWait?: (owner: LockOwner) => void }} [options] `onWait` is called once
 *   for each process that has the lock.
 * @returns {Promise<Result>}
 */
export async function withLock(file, work, { command, onWait } = {}) {
  let waits = 0;
  let last = 0;
  const self = { pid: process.pid, started: startOf(process.pid), command };
  for (let owner = take(file, self); owner; owner = take(file, self)) {
    if (owner.pid !== last) waits = 0;
    last = owner.pid;
    if (waits === 0) onWait?.(owner);
    if (owner.isOrphan && waits % patience === 0) end(owner.pid, waits === 0 ? 'SIGTERM' : 'SIGKILL');
    waits += 1;
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
 * Adds to a lock a process that works for its owner, so that the next command finds it if the owner is killed.
 * @param {string} file
 * @param {number} pid
 */
export function addChild(file, pid) {
  const owner = readOwner(file);
  if (!owner) return;
  const running = owner.children?.filter(isRunning) ?? [];
  const children = [...running, { pid, started: startOf(pid) }];
  atomicWrite(file, JSON.stringify({ ...owner, children }));
}

/**
 * Takes the lock, unless a process has it. A lock whose process is gone is removed first.
 * @param {string} file
 * @param {LockOwner} self
 * @returns {LockOwner | undefined} the process that has the lock, if it is not this one
 */
function take(file, self) {
  const own = `${file}.${self.pid}`;
  // A link appears with its content, so a lock without an owner is a broken one.
  writeFileSync(own, JSON.stringify(self));
  try {
    for (;;) {
      if (link(own, file)) return undefined;
      const holder = holderOf(file);
      if (holder) return holder;
      removeStale(file);
    }
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * Removes a lock that has no running owner. Moves it first: another process may have just replaced it.
 * @param {string} file
 */
function removeStale(file) {
  const moved = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, moved);
  } catch {
    return;
  }
  if (holderOf(moved)) link(moved, file);
  rmSync(moved, { force: true });
}

/**
 * @param {string} from
 * @param {string} to
 * @returns {boolean} false if `to` exists
 */
function link(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * @param {string} file
 * @returns {LockOwner | undefined} undefined if the file is missing or has no owner
 */
function readOwner(file) {
  try {
    const owner = JSON.parse(readFileSync(file, 'utf8'));
    return Number.isInteger(owner?.pid) && owner.pid > 0 ? owner : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the running process to which a lock belongs: its owner, or a child of a killed one.
 * @param {string} file
 * @returns {LockOwner | undefined}
 */
function holderOf(file) {
  const owner = readOwner(file);
  if (!owner) return undefined;
  if (isRunning(owner)) return owner;
  const child = owner.children?.find(isRunning);
  return child && { ...child, command: owner.command, isOrphan: true };
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function end(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has just ended.
  }
}

/** @param {LockOwner} owner */
function isRunning({ pid, started }) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM') return false;
  }
  return started === undefined || started === startOf(pid);
}

/**
 * Returns when a process started, as the system tells it, or undefined if that is unknown.
 * @param {number} pid
 * @returns {string | undefined}
 */
function startOf(pid) {
  if (process.platform === 'win32') return undefined;
  if (process.platform !== 'linux')
    return (
      spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() || undefined
    );
  try {
    // The fields after the name of the program, which may contain spaces: the 20th is the start in clock ticks.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    // A zombie has ended, but its parent does not know yet.
    return fields?.[0] === 'Z' ? undefined : fields?.[19];
  } catch {
    return undefined;
  }
}
