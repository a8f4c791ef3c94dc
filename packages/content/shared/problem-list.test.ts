import type { ContentProblem } from './content-error';
import { problemMessages } from './problem-list';

const word = { found: 'the unknown word `x` on a code fence', expected: 'another word', fix: 'Remove `x`.' };
const inFile = (number: number): ContentProblem => ({ file: `docs/${number}.mdx`, line: number, ...word });
const files = (count: number) => Array.from({ length: count }, (_, index) => inFile(index + 1));
const texts = (problems: ContentProblem[], allPlaces = false) =>
  problemMessages(problems, { allPlaces }).map(({ text }) => text);

test('the same problem in many places is one message with the first places and a count', () => {
  const other = { file: 'docs/a.mdx', found: 'a', expected: 'b' };
  expect(texts([inFile(1), other, ...files(313)])).toEqual([
    [
      'docs/1.mdx:1',
      '  found:    the unknown word `x` on a code fence',
      '  expected: another word',
      '  fix:      Remove `x`.',
      '  also in:  docs/2.mdx:2, docs/3.mdx:3, docs/4.mdx:4, docs/5.mdx:5 and 308 more places',
    ].join('\n'),
    'docs/a.mdx\n  found:    a\n  expected: b',
  ]);
  expect(texts(files(6))[0]).toMatch(/docs\/5\.mdx:5 and 1 more place$/);
});

test('a message with all places has no count', () => {
  expect(texts(files(6), true)[0]).toMatch(/ {2}also in: {2}docs\/2\.mdx:2, .*docs\/6\.mdx:6$/);
});

test('few places have a message each, and the same place has one', () => {
  expect(texts([...files(3), ...files(3)])).toHaveLength(3);
});
