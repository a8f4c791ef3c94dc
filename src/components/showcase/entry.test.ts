import { fitFrame, linkLabel, splitTitle } from './entry';

test('titles have a name and say what it is', () => {
  expect(splitTitle('Hackreels - Animate your code')).toEqual({
    name: 'Hackreels',
    subject: 'Animate your code',
  });
  expect(splitTitle('A - b - c')).toEqual({ name: 'A', subject: 'b - c' });
  expect(splitTitle('Watercolor')).toEqual({ name: 'Watercolor', subject: null });
});

test('links have labels', () => {
  expect(linkLabel('source_code')).toBe('Code');
  expect(linkLabel('other')).toBe('other');
});

test('a frame keeps its shape and stands in the middle', () => {
  const box = { width: 320, height: 180 };
  expect(fitFrame({ width: 1920, height: 1080 }, box)).toEqual({ x: 0, y: 0, width: 320, height: 180 });
  expect(fitFrame({ width: 1080, height: 1920 }, box)).toEqual({ x: 110, y: 0, width: 101, height: 180 });
  expect(fitFrame({ width: 1080, height: 1080 }, box)).toEqual({ x: 70, y: 0, width: 180, height: 180 });
});
