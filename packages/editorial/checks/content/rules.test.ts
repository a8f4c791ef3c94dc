import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../../../test/support/temporary';
import type { ContentProblem } from '../../../content/shared/content-error';
import { type RuleName, readRules, withRulesTable } from './rules';

test('the table in the handbook is current: `npm run update -- rules` writes it', () => {
  const text = fs.readFileSync('handbook/rules.md', 'utf8');
  expect(withRulesTable(text)).toBe(text);
});

/** Returns the files that a rule still complains about. */
function left(settings: string, rule: RuleName) {
  const root = temporaryFolder('rules', { 'content/rules.yaml': settings });
  const problems: ContentProblem[] = [];
  const apply = readRules({ root, contentDir: path.join(root, 'content') }, problems);
  const names = ['docs/a.mdx', 'docs/old/b.mdx', 'docs/older/c.mdx'];
  const found = names.map((name) => ({ file: `content/${name}`, found: 'x', expected: 'y' }));
  return { files: apply(rule, found).map(({ file }) => file), problems };
}

test('a rule is off everywhere, or in a folder or file', () => {
  expect(left('text: off\n', 'text').files).toEqual([]);
  expect(left('text: off\n', 'titles').files).toHaveLength(3);
  expect(left('text: {docs/old: off}\n', 'text').files).toEqual([
    'content/docs/a.mdx',
    'content/docs/older/c.mdx',
  ]);
  expect(left('text: {docs/a.mdx: off}\n', 'text').files).toEqual([
    'content/docs/old/b.mdx',
    'content/docs/older/c.mdx',
  ]);
});

test('a rule that does not exist is a mistake', () => {
  expect(left('txt: off\n', 'text').problems).toMatchObject([
    { file: 'content/rules.yaml', line: 1, fix: expect.stringContaining('`text`') },
  ]);
});
