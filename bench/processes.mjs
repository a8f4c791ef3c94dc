import { readdirSync, readFileSync } from 'node:fs';
import { sum } from './numbers.mjs';

/** @typedef {{ pid: number, parent: number, bytes: number, seconds: number }} Process `seconds` of CPU time so far. */

/**
 * A process and all its descendants in a list of processes.
 * @param {Process[]} processes
 * @param {number} top
 */
export function processTree(processes, top) {
  const below = new Set([top]);
  // A child may be listed before its parent, so repeat until nothing is added.
  for (let size = 0; size !== below.size; ) {
    size = below.size;
    for (const { pid, parent } of processes) if (below.has(parent)) below.add(pid);
  }
  return processes.filter(({ pid }) => below.has(pid));
}

/**
 * Monitors a program and its descendants ten times per second. Returns a function that stops and returns
 * their peak memory in total and of the largest process (resident bytes; shared memory counts in each), and
 * their total CPU time.
 * @param {number} top
 */
export function watchProcesses(top) {
  let together = 0;
  let largest = 0;
  /** @type {Map<number, number>} */
  const seconds = new Map();
  const timer = setInterval(() => {
    const tree = processTree(listProcesses(), top);
    const sizes = tree.map(({ bytes }) => bytes);
    together = Math.max(together, sum(sizes));
    largest = Math.max(largest, ...sizes);
    for (const process of tree) seconds.set(process.pid, process.seconds);
  }, 100);
  return () => {
    clearInterval(timer);
    return { together, largest, seconds: sum([...seconds.values()]) };
  };
}

/**
 * The processor time that a process and its descendants have used so far, in seconds; 0 where there is no /proc.
 * @param {number} pid
 */
export function processorSeconds(pid) {
  return sum(processTree(listProcesses(), pid).map(({ seconds }) => seconds));
}

/**
 * All processes of this machine, read from /proc; empty if /proc does not exist.
 * @returns {Process[]}
 */
function listProcesses() {
  try {
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readProcess(Number(name)) : []));
  } catch {
    return [];
  }
}

/** Bytes of a page of memory on Linux. */
const pageBytes = 4096;

/**
 * @param {number} pid
 * @returns {Process[]}
 */
function readProcess(pid) {
  try {
    // The fields after the name in parentheses, which are described in proc(5).
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [parent = 0, user = 0, system = 0, pages = 0] = [1, 11, 12, 21].map((place) => fields[place]);
    return [{ pid, parent, bytes: pages * pageBytes, seconds: (user + system) / 100 }];
  } catch {
    // It ended between the listing and the reading.
    return [];
  }
}
