import { z } from 'zod';
import { strictObject } from '../../settings/strict-object';
import { type ContentProblem, formatProblem } from '../../shared/content-error';
import { checkYaml } from './check-yaml';
import { readYaml } from './yaml';

const schema = strictObject({ title: z.string('text'), tags: z.array(z.string(), 'a list').optional() });

function mistakes(text: string): string[] {
  const problems: ContentProblem[] = [];
  checkYaml(readYaml(text, 'a.yaml', problems), schema, 'a.yaml', problems);
  return problems.map(formatProblem);
}

test('each unknown key has its own message, and what is missing because of one has none', () => {
  expect(mistakes('tag: [a]\ntitel: A\n')).toEqual([
    'a.yaml:1\n  found:    the unknown key `tag`\n  expected: only known keys\n  fix:      Did you mean `tags`?',
    'a.yaml:2\n  found:    the unknown key `titel`\n  expected: only known keys\n  fix:      Did you mean `title`?',
  ]);
});

test('what is missing or of another type is reported', () => {
  expect(mistakes('tags: 5\n')).toEqual([
    'a.yaml:1\n  found:    `title`: nothing\n  expected: text\n  fix:      Add `title`.',
    'a.yaml:1\n  found:    `tags`: 5\n  expected: a list',
  ]);
});
