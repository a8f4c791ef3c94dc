import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  findTests,
  readSpecification,
  specTable,
  tableProblems,
  testsOf,
} from '../scripts/test/spec-table.mjs';

const root = join(__dirname, '..');
const specification = readSpecification(root);
const tests = findTests(root);

test('every line of the specification is held by a test, and none is skipped', () => {
  expect(Object.values(specification).flatMap(Object.keys).length).toBeGreaterThan(150);
  expect(tableProblems(specification, tests)).toEqual([]);
});

test('the table in e2e/README.md is the generated one (npm run spec-table)', () => {
  expect(readFileSync(join(root, 'e2e/README.md'), 'utf8')).toBe(specTable(specification, tests));
});

test('ids are read from titles, and a file that skips is seen', () => {
  const title = `it's there [${[1, 2].join('.')}, 3.4]`;
  const quoted = `'${title.replace("'", "\\'")}'`;
  expect(testsOf('a.test.ts', `test(${quoted}, () => {});`)).toEqual([
    { file: 'a.test.ts', name: "it's there", ids: ['1.2', '3.4'], isSkipped: false },
  ]);
  expect(testsOf('a.test.ts', `test.skip(${quoted}, () => {});`)[0]?.isSkipped).toBe(true);
});

test('a line without a test, a test without a line and a skipped test are problems', () => {
  const held = { file: 'a.test.ts', name: 'a', ids: ['1.2'], isSkipped: true };
  expect(tableProblems({ 'What it is': { 1.1: 'Title' } }, [held])).toEqual([
    'No test has the id 1.1 in its title.',
    'test/specification.yaml has no line 1.2.',
    'a.test.ts skips “a”.',
  ]);
});
