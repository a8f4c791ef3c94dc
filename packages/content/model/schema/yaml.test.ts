import type { ContentProblem } from '../../shared/content-error';
import { readYaml } from './yaml';

function mistakes(text: string): string[] {
  const problems: ContentProblem[] = [];
  readYaml(text, 'a.yaml', problems, 10);
  return problems.map(({ line, found }) => `${line} ${found}`);
}

test('a key that occurs twice is reported where it occurs again', () => {
  expect(mistakes('title: A\ntags: [b]\ntitle: C\n')).toEqual(['13 the key `title` again']);
});

test('mistakes whose meaning is clear are reported together', () => {
  expect(mistakes('title: A: B\ntags: [b]\ntags: [c]\nlabel: D: E\n')).toEqual([
    '11 a value with `: ` in it',
    '13 the key `tags` again',
    '14 a value with `: ` in it',
  ]);
});

test('what the parser makes of the text after a mistake is not reported', () => {
  expect(mistakes('- doc: a\n  - b: [\n- c\n')).toHaveLength(1);
});
