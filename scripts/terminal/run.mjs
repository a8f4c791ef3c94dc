import { spawn } from 'node:child_process';
import { lockForChild } from '../site/site-lock.mjs';

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env] The complete environment of the program; defaults to this process's.
 * @property {(line: string) => void} [onLine] Called for every line of output while the program runs.
 * @property {boolean} [inherit] The program uses the terminal directly; its output is not captured.
 * @property {number} [timeout] Milliseconds after which the program is killed.
 */

/** Milliseconds that a program has to end after a signal. */
const longestEnd = 10_000;

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences start with one
const controlSequence = /\x1b\[[\d;?]*[A-Za-z]/g;

/**
 * Strips the escape sequences for colors and cursor movement, which some programs write even to a file.
 * @param {string} text
 */
export const withoutControls = (text) => text.replace(controlSequence, '');

/** A program that exited with a code other than 0; `output` is its complete output. */
export class CommandError extends Error {
  /**
   * @param {string} command
   * @param {number | null} code
   * @param {string} output
   */
  constructor(command, code, output) {
    super(`${command} ended with ${code === null ? 'a signal' : `code ${code}`}`);
    this.name = 'CommandError';
    /** Exit code; null after a signal. */
    this.code = code;
    this.output = output;
  }
}

/**
 * Runs a program and returns its output. A signal that ends this process ends the program first, so the next command
 * finds its folder unused. A second signal kills the program. If this process is killed, the next command ends the program.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<string>}
 * @throws {CommandError} if the program fails
 */
export function run(command, args, { cwd, env = process.env, onLine, inherit = false, timeout } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      timeout,
      stdio: inherit ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    if (child.pid) lockForChild(child.pid);
    /** @type {NodeJS.Signals | undefined} */
    let stopped;
    const stop = (/** @type {NodeJS.Signals} */ signal) => {
      child.kill(stopped ? 'SIGKILL' : signal);
      if (!stopped) setTimeout(() => child.kill('SIGKILL'), longestEnd).unref();
      stopped = signal;
    };
    process.on('SIGTERM', stop).on('SIGINT', stop);

    let output = '';
    const read = lineReader(onLine);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (written) => {
        const text = withoutControls(written);
        output += text;
        read(text);
      });
    }
    const settle = () => process.off('SIGTERM', stop).off('SIGINT', stop);
    child.on('error', (error) => {
      settle();
      reject(new CommandError(`${command} (${error.message})`, null, output));
    });
    child.on('close', (code) => {
      settle();
      if (stopped) {
        process.stderr.write('\nStopped.\n');
        process.exit(stopped === 'SIGINT' ? 130 : 143);
      }
      if (code === 0) resolve(output);
      else reject(new CommandError([command, ...args].join(' '), code, output));
    });
  });
}

/**
 * Splits a stream of text into lines. Holds back the last, unfinished line until it is complete.
 * @param {((line: string) => void) | undefined} onLine
 */
export function lineReader(onLine) {
  let rest = '';
  return (/** @type {string} */ text) => {
    const lines = (rest + text).split(/\r?\n|\r/);
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim()) onLine?.(line);
  };
}
