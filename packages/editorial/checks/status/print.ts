import { type AreaStatus, type CoverageStatus, type Gaps, isComplete, leastWords } from './status';

const columns = ['area', 'pages', 'of', 'words', 'samples', 'demos', 'names', 'of'];

/** Formats the status for a terminal: one row per area, then the gaps. Required areas are marked. */
export function printStatus({ areas, demos, demosWanted, requiredGaps }: CoverageStatus): string {
  const rows = [columns, ...areas.map(rowOf), totalOf(areas)];
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  const table = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
  const gaps = areas.flatMap(gapsOf);
  return [
    ...table,
    '',
    `* must be complete: ${isComplete(requiredGaps) ? 'all of them are' : 'something is missing'}`,
    `${demos} of ${demosWanted} demos`,
    ...(gaps.length > 0 ? ['', ...gaps] : []),
  ].join('\n');
}

function rowOf(status: AreaStatus): string[] {
  const { area, isRequired, pages, words, samples, demos, documented, names } = status;
  const name = `${isRequired ? '*' : ' '} ${area || '(no folder)'}`;
  return [name, ...[pagesThere(status), pages, words, samples, demos, documented, names].map(String)];
}

function totalOf(areas: readonly AreaStatus[]): string[] {
  const sum = (count: (status: AreaStatus) => number) =>
    String(areas.reduce((total, area) => total + count(area), 0));
  return [
    '  all',
    sum(pagesThere),
    sum(({ pages }) => pages),
    sum(({ words }) => words),
    sum(({ samples }) => samples),
    sum(({ demos }) => demos),
    sum(({ documented }) => documented),
    sum(({ names }) => names),
  ];
}

/** Formats the status as one line. */
export function statusNote({ areas }: CoverageStatus): string {
  const [, there, pages, , , , documented, names] = totalOf(areas);
  return `${there} of ${pages} pages, ${documented} of ${names} names, and nothing is missing that must be there`;
}

function pagesThere({ pages, missing, short }: AreaStatus): number {
  return pages - missing.length - short.length;
}

function gapsOf({ missing, short, undocumented }: Gaps): string[] {
  return [
    ...missing.map((path) => `missing  ${path}`),
    ...short.map((page) => `short    ${page.path}: ${page.words} words, ${leastWords(page)} expected`),
    ...undocumented.map(({ path, names }) => `names    ${path}: ${names.join(', ')}`),
  ];
}
