import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/*
 * `test/specification.yaml` lists the lines of the specification, by section and id. The titles of the tests that
 * hold a line end with its id, as in `the navbar has its items [2.19, 9.1]`.
 */

const specification: Record<string, Record<string, string>> = parse(
  readFileSync('test/specification.yaml', 'utf8'),
);
const lines = Object.values(specification).flatMap(Object.keys);
const files = ['bench', 'e2e', 'packages', 'plugins', 'scripts', 'src', 'test']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file) && !file.includes('node_modules'))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }));
const idsIn = (source: string) =>
  [...source.matchAll(/ \[(\d+\.\d+(?:, \d+\.\d+)*)\]['"`]/g)].flatMap(([, ids = '']) => ids.split(', '));

test('every line of the specification is held by a test, and every id in a title is a line', () => {
  expect(lines.length).toBeGreaterThan(150);
  const held = new Set(files.flatMap(({ source }) => idsIn(source)));
  expect([...held].toSorted()).toEqual(lines.toSorted());
});

test('no file with such a test skips any', () => {
  const skip = /\b(?:describe|test|it)\.(?:skip|fixme|todo|failing)\b|\bx(?:test|it|describe)\(/;
  const skipping = files.filter(({ source }) => idsIn(source).length > 0 && skip.test(source));
  expect(skipping.map(({ file }) => file)).toEqual([]);
});
