import { table } from './table.mjs';

/** @typedef {import('./report.mjs').DocusaurusResults} DocusaurusResults */
/** @typedef {DocusaurusResults['ours']} Side */

/** @type {[string, (side: Side) => number | string, string][]} A name, what a side has, its unit. */
const buildRows = [
  ['pages in all', ({ pages }) => pages, ''],
  ['cold build', ({ cold }) => cold.seconds, 's'],
  ['– each round', ({ rounds }) => rounds.cold.join(', '), 's'],
  ['– processor time', ({ cold }) => cold.processorSeconds, 's'],
  ['– memory, all processes', ({ cold }) => cold.megabytes, 'MB'],
  ['– memory, largest process', ({ cold }) => cold.largestMegabytes, 'MB'],
  ['build after one edit', ({ edit }) => edit.seconds, 's'],
  ['– each round', ({ rounds }) => rounds.edit.join(', '), 's'],
  ['– processor time', ({ edit }) => edit.processorSeconds, 's'],
  ['– memory, all processes', ({ edit }) => edit.megabytes, 'MB'],
  ['– memory, largest process', ({ edit }) => edit.largestMegabytes, 'MB'],
];

/** @type {[string, keyof Side['loads']][]} */
const loadRows = [
  ['HTML', 'html'],
  ['CSS', 'css'],
  ['JavaScript', 'scripts'],
  ['JSON', 'data'],
  ['– of JavaScript and JSON, for this page alone', 'ofThePageAlone'],
  ['HTML, CSS, JavaScript and JSON', 'text'],
  ['fonts and pictures', 'others'],
];

/**
 * Writes the comparison: the method, and a table with the ratio of each pair.
 * @param {DocusaurusResults} results
 */
export function docusaurusReport({ rounds, docs, opened, ours, theirs, theirsWithOutputs }) {
  const head = ['', `this site, Gatsby ${ours.version}`, `Docusaurus ${theirs.version}`, 'ratio'];
  const builds = buildRows.map(([name, of, unit]) => [
    name,
    `${of(ours)} ${unit}`.trim(),
    `${of(theirs)} ${unit}`.trim(),
    ratio(of(ours), of(theirs)),
  ]);
  builds.push(...outputRows(ours, theirsWithOutputs));
  const loads = loadRows.map(([name, kind]) => {
    const [our, their] = [ours.loads[kind], theirs.loads[kind]];
    return [name, weight(our), weight(their), ratio(our.bytes, their.bytes)];
  });
  return [
    '## Docusaurus, same content, same run',
    [
      `Made by \`npm run bench -- docusaurus\`: the same ${docs} docs and all posts, built by both in turn, ${rounds} rounds, medians.`,
      'Docusaurus is the classic preset with `future: { v4: true, faster: true }`; both ask git for the dates that pages show.',
      'The site builds its other pages too (marketing, experts, templates and the like), a search index, and a Markdown file and',
      'a picture for every page; Docusaurus was given none of this, a smaller navbar, no footer and no fonts. In the last rows it has',
      'a search index (`@easyops-cn/docusaurus-search-local`) and Markdown files (`docusaurus-plugin-llms`) too. Components of the site',
      'are plain elements there (a live demo is its caption). The ratio is this site to Docusaurus: below 1, this site needs less.',
    ].join('\n'),
    '### Builds',
    table(head, builds),
    `### What a docs page loads, gzipped, median of the same ${opened} pages`,
    table(head, loads),
  ].join('\n\n');
}

/**
 * The rows of cold builds in which Docusaurus has the outputs that it has by plugins. This site always has
 * them.
 * @param {Side} ours
 * @param {DocusaurusResults['theirsWithOutputs']} theirs
 */
function outputRows({ cold, rounds }, { rounds: theirRounds, ...theirCold }) {
  const row = (/** @type {string} */ name, /** @type {number} */ our, /** @type {number} */ their) => [
    name,
    `${our} s`,
    `${their} s`,
    ratio(our, their),
  ];
  return [
    row('cold build, both with a search index and Markdown files', cold.seconds, theirCold.seconds),
    ['– each round', `${rounds.cold.join(', ')} s`, `${theirRounds.join(', ')} s`, ''],
    row('– processor time', cold.processorSeconds, theirCold.processorSeconds),
  ];
}

/** @param {{ files: number, bytes: number }} weight */
function weight({ files, bytes }) {
  return `${(bytes / 1000).toFixed(1)} KB, ${files} ${files === 1 ? 'file' : 'files'}`;
}

/**
 * @param {number | string} ours
 * @param {number | string} theirs
 */
function ratio(ours, theirs) {
  return typeof ours === 'number' && typeof theirs === 'number' && theirs > 0
    ? (ours / theirs).toFixed(2)
    : '';
}
