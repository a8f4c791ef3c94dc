import { marginalCosts } from './scale.mjs';
import { scaleReport } from './scale-report.mjs';

const build = (seconds: number, largestMegabytes: number) => {
  return { seconds, processorSeconds: seconds * 2, megabytes: largestMegabytes, largestMegabytes };
};
const results = [
  { docs: 800, ours: build(40, 900), edit: build(10, 500), theirs: build(50, 2000) },
  { docs: 2500, ours: build(57, 1000), edit: build(12, 600) },
];

test('the cost of a further page is the difference of two builds', () => {
  expect(
    marginalCosts([
      [800, 40],
      [2500, 57],
      [5000, 107],
    ]),
  ).toEqual([10, 20]);
  expect(marginalCosts([[800, 40]])).toEqual([]);
});

test('the table has the ratio where Docusaurus has finished', () => {
  const text = scaleReport(results);
  expect(text).toContain('| 800 | 40 s |  | 80 s | 900 MB | 10 s | 50 s | 100 s | 2000 MB | 0.80 |');
  expect(text).toContain('| 2500 | 57 s | 10 ms | 114 s | 1000 MB | 12 s |  |  |  |  |');
});
