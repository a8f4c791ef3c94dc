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

/**
 * Compares two results of `npm run bench -- weights lighthouse`.
 * @param {import('./report.mjs').Results} before
 * @param {import('./report.mjs').Results} after
 */
export function compare(before, after) {
  const base = figuresOf(before);
  return Object.entries(figuresOf(after)).map(([name, value]) => {
    return { name, before: base[name], after: value, isOver: isOver(name, value) };
  });
}

/** @param {import('./report.mjs').Results} results */
function figuresOf({ weights, lighthouse = [] }) {
  /** @type {Record<string, number>} */
  const figures = {};
  for (const [kind, { bytes }] of Object.entries(weights?.loads ?? {})) figures[`${kind}, bytes`] = bytes;
  for (const { path, scores } of lighthouse)
    for (const name of ['performance', 'accessibility']) figures[`${path} ${name}`] = Number(scores[name]);
  return figures;
}

/**
 * Formats the comparison as Markdown, for a comment on a pull request.
 * @param {ReturnType<typeof compare>} rows
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
