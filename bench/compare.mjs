import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { table } from './table.mjs';

/**
 * Limits of a change, in gzipped bytes and Lighthouse scores, as promised in CONTRIBUTING.md.
 */
const budgets = { scriptBytes: 90_000, medianBytes: 25_000, performance: 90, accessibility: 100 };

/**
 * @typedef {object} Row
 * @property {string} name
 * @property {number | undefined} before
 * @property {number | undefined} after
 * @property {boolean} isOver Whether the budget is exceeded.
 */

/**
 * Compares two results of `npm run bench -- weights lighthouse`.
 * @param {any} before
 * @param {any} after
 * @returns {Row[]}
 */
export function compare(before, after) {
  const row = (
    /** @type {string} */ name,
    /** @type {(results: any) => number | undefined} */ read,
    /** @type {(value: number) => boolean} */ isOver = () => false,
  ) => {
    const value = read(after);
    return { name, before: read(before), after: value, isOver: value !== undefined && isOver(value) };
  };
  const pages = (after.lighthouse ?? []).flatMap((/** @type {any} */ { path }) => {
    const of = (/** @type {any} */ results) =>
      results.lighthouse?.find((/** @type {any} */ page) => page.path === path)?.scores;
    return [
      row(
        `${path} performance`,
        (results) => of(results)?.performance,
        (score) => score < budgets.performance,
      ),
      row(
        `${path} accessibility`,
        (results) => of(results)?.accessibility,
        (score) => score < budgets.accessibility,
      ),
    ];
  });
  return [
    row(
      'JavaScript of a docs page, bytes',
      (r) => r.weights?.scriptBytes,
      (n) => n > budgets.scriptBytes,
    ),
    row(
      'HTML and data of the median docs page, bytes',
      (r) => r.weights?.htmlAndData.median,
      (n) => n > budgets.medianBytes,
    ),
    row('HTML and data of the largest docs page, bytes', (r) => r.weights?.htmlAndData.largest),
    ...pages,
  ];
}

/**
 * Formats the comparison as Markdown, for a comment on a pull request.
 * @param {Row[]} rows
 */
export function report(rows) {
  const change = (/** @type {Row} */ { before, after }) => {
    if (before === undefined || after === undefined) return '';
    const difference = after - before;
    return difference === 0 ? '0' : `${difference > 0 ? '+' : '−'}${Math.abs(difference)}`;
  };
  const cells = rows.map((row) => [
    row.name,
    String(row.before ?? ''),
    `${row.after ?? ''}${row.isOver ? ' **over budget**' : ''}`,
    change(row),
  ]);
  return `## Size and speed\n\n${table(['', 'base', 'this change', 'difference'], cells)}\n`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [before, after] = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, 'utf8')));
  const rows = compare(before, after);
  process.stdout.write(report(rows));
  if (rows.some(({ isOver }) => isOver)) process.exitCode = 1;
}
