import { barHeight, durationInFrames, frameLabel, loudness, stagger } from './wave';

test('a bar rises when the playhead reaches it', () => {
  expect(barHeight(5, 5 * stagger)).toBe(0);
  expect(barHeight(5, 5 * stagger + 1)).toBeGreaterThan(0);
  expect(barHeight(6, 6 * stagger + 200)).toBeCloseTo(1);
});

test('the last bar is reached before the end', () => {
  expect((loudness.length - 1) * stagger).toBeLessThan(durationInFrames);
});

test('frames are written with the same width', () => {
  expect([0, 42, 149].map(frameLabel)).toEqual(['000', '042', '149']);
});
