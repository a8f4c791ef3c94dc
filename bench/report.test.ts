import { type Results, report } from './report.mjs';

const cost = { seconds: 30, processorSeconds: 40, megabytes: 900, largestMegabytes: 600 };
const weight = { files: 2, bytes: 12_340 };
const loads = {
  html: weight,
  css: weight,
  scripts: weight,
  data: weight,
  text: weight,
  others: weight,
  ofThePageAlone: weight,
};
const side = { version: '5.0.0', pages: 90, cold: cost, edit: cost, loads };
const linesOf = (results: Results) => report(results).split('\n');

test('figures of both stand beside their ratio; where there is none to divide by, the ratio is left out', () => {
  const docusaurus = {
    rounds: 3,
    docs: 80,
    opened: 40,
    ours: { ...side, rounds: { cold: [28, 30, 31.5], edit: [9, 10, 11] } },
    theirs: {
      ...side,
      version: '3.0.0',
      cold: { ...cost, seconds: 40 },
      loads: { ...loads, data: { files: 0, bytes: 0 }, html: { files: 1, bytes: 24_680 } },
      rounds: { cold: [39, 40, 41], edit: [12, 13, 14] },
    },
    theirsWithOutputs: { ...cost, seconds: 60, rounds: [59, 60, 61] },
  };
  expect(linesOf({ docusaurus })).toEqual(
    expect.arrayContaining([
      '|  | this site, Gatsby 5.0.0 | Docusaurus 3.0.0 | ratio |',
      '| cold build | 30 s | 40 s | 0.75 |',
      '| – each round | 28, 30, 31.5 s | 39, 40, 41 s |  |',
      '| cold build, both with a search index and Markdown files | 30 s | 60 s | 0.50 |',
      '| – each round | 28, 30, 31.5 s | 59, 60, 61 s |  |',
      '| HTML | 12.3 KB, 2 files | 24.7 KB, 1 file | 0.50 |',
      '| JSON | 12.3 KB, 2 files | 0.0 KB, 0 files |  |',
    ]),
  );
});

test('the cost of each additional page is the difference of two builds, and the ratio is there if Docusaurus has finished', () => {
  const build = (seconds: number, largestMegabytes: number) => {
    return { seconds, processorSeconds: seconds * 2, megabytes: largestMegabytes, largestMegabytes };
  };
  const scale = [
    { docs: 800, ours: build(40, 900), edit: build(10, 500), theirs: build(50, 2000) },
    { docs: 2500, ours: build(57, 1000), edit: build(12, 600) },
  ];
  expect(linesOf({ scale })).toEqual(
    expect.arrayContaining([
      '| 800 | 40 s |  | 80 s | 900 MB | 10 s | 50 s | 100 s | 2000 MB | 0.80 |',
      '| 2500 | 57 s | 10 ms | 114 s | 1000 MB | 12 s |  |  |  |  |',
    ]),
  );
});
