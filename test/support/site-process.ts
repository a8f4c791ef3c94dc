import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A command of the project that runs in a process group of its own. */
export interface SiteProcess {
  child: ChildProcess;
  pid: number;
  /** What it has written so far. */
  output(): string;
  /** The exit code; null after a signal. */
  ended: Promise<number | null>;
}

/** Starts a script of a site's folder. */
export function startScript(site: string, script: string, env: NodeJS.ProcessEnv): SiteProcess {
  const child = spawn(process.execPath, [path.join(site, 'scripts', script)], {
    cwd: site,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  // Not `close`: an orphan may hold the pipes open.
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, pid: child.pid ?? 0, output: () => output, ended };
}

/** Waits until a command has written a text. Throws its output if it ends before, or after `seconds`. */
export async function written(running: SiteProcess, text: string, seconds: number): Promise<void> {
  for (let tenths = 0; !running.output().includes(text); tenths += 1) {
    const hasEnded = running.child.exitCode !== null || running.child.signalCode !== null;
    if (hasEnded || tenths > seconds * 10)
      throw new Error(`${hasEnded ? 'Ended' : 'Hangs'} before "${text}":\n${running.output().slice(-4000)}`);
    await wait(100);
  }
}

/** Returns the processes that work in a folder, with their commands. Linux only. */
export function processesIn(folder: string): Map<number, string> {
  const found = new Map<number, string>();
  for (const name of fs.readdirSync('/proc').filter((entry) => /^\d+$/.test(entry)))
    try {
      if (!`${fs.readlinkSync(`/proc/${name}/cwd`)}/`.startsWith(`${folder}/`)) continue;
      found.set(Number(name), fs.readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' '));
    } catch {
      // It has ended.
    }
  return found;
}

/** Waits until no process works in a folder; returns the commands of those that stay. */
export async function orphansIn(folder: string, seconds: number): Promise<string[]> {
  for (let tenths = 0; processesIn(folder).size > 0 && tenths < seconds * 10; tenths += 1) await wait(100);
  return [...processesIn(folder).values()];
}
