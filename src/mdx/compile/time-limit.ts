import vm from 'node:vm';

/**
 * Maximum run time of a file's code, in milliseconds. The slowest file of the site needs less than a
 * hundredth of it.
 */
export const runLimit = 5000;

const key = Symbol.for('site.limited-run');
const script = new vm.Script(`globalThis[Symbol.for('site.limited-run')]()`);
const realm = vm.runInThisContext('globalThis') as { [key]?: () => void };

/** Thrown if code exceeds its time limit. */
export class TimeLimitError extends Error {}

/**
 * Runs a function and aborts it after `limit` milliseconds. Authors' expressions run during the build, and an
 * endless loop in one of them would hang it.
 *
 * @throws {TimeLimitError} if the function exceeds the limit.
 */
export function runWithLimit<Result>(run: () => Result, limit = runLimit): Result {
  let result: Result | undefined;
  // Node.js can only limit the run time of scripts, not of functions, so a script calls the function.
  realm[key] = () => {
    result = run();
  };
  try {
    script.runInThisContext({ timeout: limit });
    return result as Result;
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    throw new TimeLimitError(`code that did not end within ${limit / 1000} s`);
  } finally {
    delete realm[key];
  }
}
