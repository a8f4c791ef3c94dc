import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/**
 * Interval in milliseconds at which a process checks whether another one has finished: half the time that a
 * page takes to compile.
 */
const pollInterval = 15;

/**
 * Maximum time in milliseconds that a process waits for another one before it does the work itself. The code
 * of a page may run for five seconds (`time-limit.ts`).
 */
const longestWait = 30_000;

/** Divides work among the processes of a build. No other process does the work that one has claimed. */
export interface Claims {
  /** Claims a piece of work. Returns false if another running process has claimed it. */
  take(key: string): boolean;
  /** Releases a claim, after the work is done or has failed. */
  release(key: string): void;
  /** Resolves once no other process has the claim. */
  whenFree(key: string): Promise<void>;
}

/**
 * Creates claims as files in a folder. Each contains the id of its process. Claims of processes that have
 * ended do not count.
 */
export function createClaims(folder: string): Claims {
  fs.mkdirSync(folder, { recursive: true });
  const fileOf = (key: string) => path.join(folder, `${key}.claim`);
  const release = (key: string) => fs.rmSync(fileOf(key), { force: true });
  return {
    take(key) {
      if (write(fileOf(key))) return true;
      if (isHeld(fileOf(key))) return false;
      release(key);
      return write(fileOf(key));
    },
    release,
    async whenFree(key) {
      const until = Date.now() + longestWait;
      while (isHeld(fileOf(key)) && Date.now() < until) await setTimeout(pollInterval);
    },
  };
}

/** Creates the file of a claim; returns false if it exists. */
function write(file: string): boolean {
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isHeld(file: string): boolean {
  try {
    const holder = Number(fs.readFileSync(file, 'utf8'));
    // Another process creates the file before it writes its id.
    return holder === 0 || (holder !== process.pid && isRunning(holder));
  } catch {
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 only tests whether the process exists.
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
