import { readClip } from './read-clip';

const box = { x: 10, y: 20, width: 200, height: 100 };

test.each([
  ['none', undefined],
  ['circle(40%)', undefined],
  ['inset(10px)', { x: 20, y: 30, width: 180, height: 80 }],
  ['inset(0px 50%)', { x: 110, y: 20, width: 0, height: 100 }],
  ['inset(0px 25% 10px 0px round 8px)', { x: 10, y: 20, width: 150, height: 90 }],
])('%s', (clipPath, shown) => {
  expect(readClip(clipPath, box, 1)).toEqual(shown);
});

test('lengths are scaled with the element, and percentages follow its box', () => {
  expect(readClip('inset(10px 50% 0px)', box, 2)).toEqual({ x: 110, y: 40, width: 0, height: 80 });
});
