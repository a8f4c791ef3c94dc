import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../test/support/temporary';
import { closingLine, readJestCounts, readPlaywrightCounts } from './counts.mjs';

const folder = temporaryFolder('counts');

function file(value: unknown) {
  const path = join(folder, 'result.json');
  writeFileSync(path, JSON.stringify(value));
  return path;
}

test('the closing line counts what was skipped only where something was', () => {
  expect(closingLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
  expect(closingLine({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
});

test('a test file that does not load counts as a failure', () => {
  const result = {
    numPassedTests: 5,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 2,
    numPendingTests: 1,
    numTodoTests: 1,
  };
  expect(readJestCounts(file(result))).toEqual({ passed: 5, failed: 3, skipped: 2 });
});

test('an error outside of the tests counts as a failure', () => {
  const result = { stats: { expected: 4, flaky: 1, unexpected: 0, skipped: 0 }, errors: [{ message: 'x' }] };
  expect(readPlaywrightCounts(file(result))).toEqual({ passed: 5, failed: 1, skipped: 0 });
});

test('without a result there is no count', () => {
  expect(readJestCounts(join(folder, 'none.json'))).toBeUndefined();
  expect(readPlaywrightCounts(join(folder, 'none.json'))).toBeUndefined();
});
