import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { table } from './table.mjs';

/**
 * Returns whether a figure exceeds its limit: bytes of a docs page's scripts, as promised in CONTRIBUTING.md, and
 * Lighthouse's scores.
 * @param {string} name
 * @param {number} value
 */
function isOver(name, value) {
  if (name.endsWith(' performance')) return value < 90;
  if (name.endsWith(' accessibility')) return value < 100;
  return name === 'scripts, bytes' && value > 80_000;
}

/** @typedef {{ name: string, before: number | undefined, after: number, isOver: boolean }} Row */

/**
 * Compares two results of `npm run bench -- weights lighthouse`.
 * @param {import('./report.mjs').Results} before
 * @param {import('./report.mjs').Results} after
 * @returns {Row[]}
 */
export function compare(before, after) {
  const figures = (/** @type {import('./report.mjs').Results} */ { weights, lighthouse = [] }) =>
    new Map([
      ...Object.entries(weights?.loads ?? {}).map(
        ([kind, { bytes }]) => /** @type {const} */ ([`${kind}, bytes`, bytes]),
      ),
      ...lighthouse.flatMap(({ path, scores }) =>
        ['performance', 'accessibility'].map(
          (name) => /** @type {const} */ ([`${path} ${name}`, Number(scores[name])]),
        ),
      ),
    ]);
  const base = figures(before);
  return [...figures(after)].map(([name, value]) => {
    return { name, before: base.get(name), after: value, isOver: isOver(name, value) };
  });
}

/**
 * Formats the comparison as Markdown, for a comment on a pull request.
 * @param {Row[]} rows
 */
export function report(rows) {
  const text = table(rows, [
    ['', ({ name }) => name],
    ['base', ({ before = '' }) => before],
    ['this change', ({ after, isOver }) => `${after}${isOver ? ' **over budget**' : ''}`],
    ['difference', ({ before, after }) => (before === undefined ? '' : signed(after - before))],
  ]);
  return `## Size and speed of pages\n\n${text}\n`;
}

/** @param {number} difference */
function signed(difference) {
  return difference === 0 ? '0' : `${difference > 0 ? '+' : '−'}${Math.abs(difference)}`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [before, after] = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, 'utf8')));
  const rows = compare(before, after);
  process.stdout.write(report(rows));
  if (rows.some(({ isOver }) => isOver)) process.exitCode = 1;
}
