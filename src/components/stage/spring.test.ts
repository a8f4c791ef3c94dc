import { springAt } from './spring';

// What spring() of remotion 4.0.357 gives at 30 frames a second.
test('it is the default spring of the toolkit', () => {
  const expected: Record<number, number> = { '1': 0.049, '5': 0.696, '10': 1.155, '20': 0.979, '40': 1 };
  for (const [frame, value] of Object.entries(expected)) {
    expect(springAt(Number(frame), 30)).toBeCloseTo(value, 2);
  }
});

test('it rests before it is let go, and in the end', () => {
  expect(springAt(-5, 30)).toBe(0);
  expect(springAt(0, 30)).toBe(0);
  expect(springAt(300, 30)).toBeCloseTo(1, 5);
});
