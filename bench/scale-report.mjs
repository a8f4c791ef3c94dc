import { marginalCosts } from './scale.mjs';
import { table } from './table.mjs';

/** @typedef {import('./scale.mjs').ScaleResult} ScaleResult */

/**
 * Writes the results as text and a table.
 * @param {ScaleResult[]} results
 */
export function scaleReport(results) {
  const costs = marginalCosts(results.map(({ docs, ours }) => [docs, ours.seconds]));
  const rows = results.map(({ docs, ours, edit, theirs }, index) => [
    docs,
    `${ours.seconds} s`,
    index === 0 ? '' : `${Math.round(costs[index - 1] ?? 0)} ms`,
    `${ours.processorSeconds} s`,
    `${ours.largestMegabytes} MB`,
    `${edit.seconds} s`,
    theirs ? `${theirs.seconds} s` : '',
    theirs ? `${theirs.processorSeconds} s` : '',
    theirs ? `${theirs.largestMegabytes} MB` : '',
    theirs ? (ours.seconds / theirs.seconds).toFixed(2) : '',
  ]);
  const head = [
    'docs',
    'cold build',
    'each further page',
    'processor time',
    'largest process',
    'after one edit',
    'Docusaurus, cold',
    'processor time',
    'largest process',
    'ratio',
  ];
  return [
    '## Cold builds by number of pages',
    [
      'Made by `npm run bench -- scale`: the docs of this site, repeated, one cold build each. Docusaurus builds the same docs and posts,',
      'but no search index, Markdown files and pictures of pages; it is left out where it takes more than ten minutes.',
    ].join('\n'),
    table(head, rows),
    '![Time and memory of a cold build by number of pages](scale.svg)',
  ].join('\n\n');
}

const size = { width: 720, height: 300 };
/** Margins of a plot, in pixels. */
const inset = { left: 56, right: 16, top: 36, bottom: 40 };

/**
 * Draws time and memory by number of pages, as two plots side by side.
 * @param {ScaleResult[]} results
 * @returns {string} SVG
 */
export function scaleDrawing(results) {
  const plots = [
    plot('Cold build, seconds', results, ({ seconds }) => seconds),
    plot('Largest process, MB', results, ({ largestMegabytes }) => largestMegabytes),
  ];
  const colors = '.ours{stroke:#d9480f;fill:#d9480f}.theirs{stroke:#2f6f4f;fill:#2f6f4f}';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" font-family="sans-serif" font-size="12">`,
    `<style>${colors}path{fill:none!important;stroke-width:2}text{stroke:none}.grid{stroke:#888;stroke-opacity:.3}</style>`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    ...plots.map((drawn, index) => `<g transform="translate(${(index * size.width) / 2} 0)">${drawn}</g>`),
    '</svg>\n',
  ].join('\n');
}

/**
 * @param {string} title
 * @param {ScaleResult[]} results
 * @param {(build: import('./scale.mjs').Measured) => number} read
 */
function plot(title, results, read) {
  const width = size.width / 2 - inset.left - inset.right;
  const height = size.height - inset.top - inset.bottom;
  const most = { docs: 1, value: 1 };
  for (const { docs, ours, theirs } of results) {
    most.docs = Math.max(most.docs, docs);
    most.value = Math.max(most.value, read(ours), theirs ? read(theirs) : 0);
  }
  const x = (/** @type {number} */ docs) => round(inset.left + (docs / most.docs) * width);
  const y = (/** @type {number} */ value) => round(inset.top + (1 - value / most.value) * height);
  const grid = [0, 0.5, 1].map((part) => {
    const value = part * most.value;
    const line = `<line class="grid" x1="${inset.left}" x2="${inset.left + width}" y1="${y(value)}" y2="${y(value)}"/>`;
    return `${line}<text x="${inset.left - 6}" y="${y(value) + 4}" text-anchor="end">${Math.round(value)}</text>`;
  });
  const labels = results.map(
    ({ docs }) =>
      `<text x="${x(docs)}" y="${size.height - inset.bottom + 18}" text-anchor="middle">${docs}</text>`,
  );
  const lines = /** @type {const} */ (['ours', 'theirs']).map((side) => {
    const points = results.flatMap((result) => {
      const build = result[side];
      return build ? [[x(result.docs), y(read(build))]] : [];
    });
    if (points.length === 0) return '';
    const last = points.at(-1) ?? [0, 0];
    const dots = points.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="3"/>`).join('');
    const name = side === 'ours' ? 'this site' : 'Docusaurus';
    const label = `<text x="${last[0]}" y="${Number(last[1]) - 8}" text-anchor="end">${name}</text>`;
    return `<g class="${side}"><path d="M${points.map((point) => point.join(' ')).join('L')}"/>${dots}${label}</g>`;
  });
  return [`<text x="${inset.left}" y="20">${title}</text>`, ...grid, ...labels, ...lines].join('');
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 10) / 10;
}
