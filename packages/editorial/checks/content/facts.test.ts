import { checkedPage } from '../../../../test/support/checked-page';
import { type ContentProblem, formatProblem } from '../../../content/shared/content-error';
import { checkFacts, readFacts } from './facts';

const file = 'content/facts.yaml';
const yaml = `first port:\n  value: '3000'\n  source: the server\n  says: ['free port from (\\d+)']\n`;
const factsOf = (text: string) => {
  const problems: ContentProblem[] = [];
  return { facts: readFacts(text, file, problems), problems };
};
const check = (body: string, text = yaml) =>
  checkFacts([checkedPage(body)], { facts: factsOf(text).facts, file })
    .map(formatProblem)
    .join('\n\n');

test('a page with another value is reported', () => {
  expect(check('A line.\nIt takes a free port from 8080 on.\n')).toBe(
    `content/docs/page.mdx:7
  found:    "free port from 8080"
  expected: 3000, the value of "first port" in content/facts.yaml
  fix:      Correct the page. If the fact has changed, correct it with its source (the server) and on every page that states it.`,
  );
  expect(check('It takes a free port from 3000 on.\n')).toBe('');
});

test('a fact that no page states is reported', () => {
  expect(check('Text.\n')).toBe(
    `content/facts.yaml:1
  found:    the fact "first port", which no page states
  expected: patterns that match a sentence on at least one page
  fix:      Correct the patterns, or remove the fact.`,
  );
});

test('a fact can be limited to some headings', () => {
  const limited = `wait:\n  value: '30'\n  source: code\n  below: timeout\n  says: ['default (\\d+)']\n`;
  const body = '## `timeout`\n\nNumber, default 30.\n\n## `retries`\n\nNumber, default 1.\n';
  expect(check(body, limited)).toBe('');
  expect(check(body.replace('30', '31'), limited)).toContain('page.mdx:8\n  found:    "default 31"');
});

test('an unknown key is reported', () => {
  expect(factsOf(`${yaml}  sayz: []\n`).problems).toMatchObject([
    { file, line: 5, found: expect.stringContaining('sayz') },
  ]);
});

test('a pattern that is no regular expression is reported', () => {
  const { problems } = factsOf(yaml.replace('(\\d+)', '(\\d+'));
  expect(problems).toMatchObject([{ file, line: 4, expected: 'a valid regular expression' }]);
});
