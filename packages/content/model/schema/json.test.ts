import type { ContentProblem } from '../../shared/content-error';
import { readJson } from './json';

function read(text: string) {
  const problems: ContentProblem[] = [];
  return { ...readJson(text, 'a.json', problems, 'Write it again.'), problems };
}

test('a file is read', () => {
  expect(read('{"a": [1]}')).toEqual({ value: { a: [1] }, problems: [] });
});

test.each([
  ['a bracket that is never closed', '{\n  "a": [1\n', 3],
  ['a comma too many', '{"a": 1,}', 1],
  ['an empty file', '', 1],
  ['what is too deep', `{\n"a": ${'['.repeat(5000)}${']'.repeat(5000)}}`, 2],
  ['what is too deep on lines', `${'[\n'.repeat(5000)}${']\n'.repeat(5000)}`, 201],
])('%s is a mistake with its line', (_, text, line) => {
  const { problems } = read(text);
  expect(problems).toEqual([
    expect.objectContaining({ file: 'a.json', line, expected: 'valid JSON', fix: 'Write it again.' }),
  ]);
});
