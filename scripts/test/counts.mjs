import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * Returns the summary line of a test run.
 * @param {Counts} counts
 */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * Parses the output of `jest --json`; a test file that does not load counts as one failure.
 * @param {string} file
 * @returns {Counts | undefined}
 */
export function readJestCounts(file) {
  if (!existsSync(file)) return undefined;
  const result = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    skipped: result.numPendingTests + result.numTodoTests,
  };
}

/**
 * Parses the output of Playwright's JSON reporter; a test that passed on retry counts as passed.
 * @param {string} file
 * @returns {Counts | undefined}
 */
export function readPlaywrightCounts(file) {
  if (!existsSync(file)) return undefined;
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}
