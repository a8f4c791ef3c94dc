import { applyChanges } from './apply-changes';

const code = 'a\nb\n\nc\nb';

test('parts are applied in order, with the lines around them', () => {
  expect(applyChanges(code, ['-a', '+A', '@@', ' c', '+d', '-b'])).toBe('A\nb\n\nc\nd');
});

test('an empty line needs no space', () => {
  expect(applyChanges(code, ['', '-c', '+C'])).toBe('a\nb\n\nC\nb');
});

test('a part that does not fit after the one before it is refused', () => {
  expect(applyChanges(code, ['-c', '@@', '-a'])).toBeUndefined();
});
