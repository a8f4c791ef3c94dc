import { fenceValue, isSample, noCheckReason } from './sample-fence';

test('a sample is a fence in JavaScript or TypeScript, however that is written', () => {
  const languages = ['ts', 'tsx', 'js', 'JSX', 'mts', 'json', 'diff', ''];
  expect(languages.filter(isSample)).toEqual(['ts', 'tsx', 'js', 'JSX']);
});

test('a sample is not checked where its own words say so, and not where its title does', () => {
  expect(noCheckReason('title="a b" no-check="why not"')).toBe('why not');
  expect(noCheckReason("no-check='x'")).toBe('x');
  expect(noCheckReason('{1} no-check')).toBe('');
  expect(noCheckReason('title="a no-check b"')).toBeUndefined();
  expect(noCheckReason('no-checks')).toBeUndefined();
});

test('a word of the first line has a value, is empty, or is absent', () => {
  expect(fenceValue('title={`a.ts`} {1, 3} continues', 'continues')).toBe('');
  expect(fenceValue('continues title="a.ts"', 'title')).toBe('a.ts');
  expect(fenceValue('continues title="a.ts"', 'continues')).toBe('');
  expect(fenceValue('title="a.ts"', 'continues')).toBeUndefined();
});
