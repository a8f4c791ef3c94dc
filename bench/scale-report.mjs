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
  ].join('\n\n');
}
