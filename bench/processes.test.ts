import { processTree } from './processes.mjs';

test('a tree is a process and all that it started, in whatever order they are listed', () => {
  const processes = [
    { pid: 4, parent: 3, bytes: 40, seconds: 1 },
    { pid: 1, parent: 0, bytes: 1000, seconds: 1 },
    { pid: 3, parent: 2, bytes: 30, seconds: 1 },
    { pid: 2, parent: 1, bytes: 20, seconds: 1 },
    { pid: 5, parent: 1, bytes: 500, seconds: 1 },
  ];
  expect(processTree(processes, 2).map(({ pid }) => pid)).toEqual([4, 3, 2]);
  expect(processTree([], 2)).toEqual([]);
});
