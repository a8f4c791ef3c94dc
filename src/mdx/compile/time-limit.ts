import vm from 'node:vm';

/** Longest that the code of one file may run, in milliseconds. The slowest file of the site takes less than a hundredth of it. */
export const runLimit = 5000;

const key = Symbol.for('site.limited-run');
const script = new vm.Script(`globalThis[Symbol.for('site.limited-run')]()`);
const realm = vm.runInThisContext('globalThis') as { [key]?: () => void };

/** Thrown where code runs longer than it may. */
export class TimeLimitError extends Error {}

/**
 * Runs a function, and stops it where it does not end: expressions of authors run while the site is built, and an endless loop
 * in one would hang it. `limit` is in milliseconds.
 * @throws TimeLimitError where the limit is reached.
 */
export function runWithLimit<Result>(run: () => Result, limit = runLimit): Result {
  let result: Result | undefined;
  // Node.js limits the time of scripts alone, not of functions: the script calls this one.
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
