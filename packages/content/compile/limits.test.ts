import { compileError } from '../../../test/support/compile';
import { readYaml } from '../model/schema/yaml';
import type { ContentProblem } from '../shared/content-error';

const tooDeep =
  /^content\/docs\/page\.mdx:3(:\d+)?\n {2}found: {4}content nested more than 200 levels deep\n/;
const tooLong = /^content\/docs\/page\.mdx:3:1\n {2}found: {4}a line with more than 10,000 characters\n/;

test.each([
  ['parentheses in a sample', `\`\`\`tsx\nconst a = ${'('.repeat(3000)}1${')'.repeat(3000)};\n\`\`\``],
  ['terms in a sample', `\`\`\`tsx\nconst a = ${'1 +\n'.repeat(10_000)}1;\n\`\`\``],
  ['elements in a sample', `\`\`\`tsx\n${'<a>\n'.repeat(3000)}${'</a>\n'.repeat(3000)}\n\`\`\``],
  ['templates in a sample', `\`\`\`tsx\n${'`${\n'.repeat(3000)}\n\`\`\``],
  ['tags', `${'<div>\n'.repeat(3000)}x\n${'</div>\n'.repeat(3000)}`],
  ['brackets in an expression', `{${'[\n'.repeat(3000)}${']\n'.repeat(3000)}}`],
  ['terms in an expression', `{${'1 +\n'.repeat(1000)}1}`],
  ['quotes', `${'> '.repeat(4000)}x`],
  ['lists', `${'- '.repeat(4000)}x`],
  ['admonitions', `${':::note\n'.repeat(3000)}x\n${':::\n'.repeat(3000)}`],
  ['lists of lines', Array.from({ length: 300 }, (_, level) => `${'  '.repeat(level)}- a`).join('\n')],
])('%s that are nested too deep are an error with a line', async (_, source) => {
  expect(await compileError(`---\n---\n${source}\n`)).toMatch(/nested more than 200 levels deep/);
  expect(await compileError(`---\n---\n${source}\n`)).toMatch(/^content\/docs\/page\.mdx:\d+/);
});

test('the line number refers to the file', async () => {
  expect(await compileError(`---\n---\n${'> '.repeat(4000)}x\n`)).toMatch(tooDeep);
});

test.each([
  ['a word', 'a'.repeat(100_000)],
  ['a line of 200 KB', 'word and *emphasis* '.repeat(10_000)],
  ['a line of comments', '<!--'.repeat(50_000)],
  ['a line of tags', '<a'.repeat(100_000)],
])('%s is an error with its line', async (_, source) => {
  expect(await compileError(`---\n---\n${source}\n`)).toMatch(tooLong);
});

test('a file of 5 MB is an error with the line at which it goes beyond the limit', async () => {
  const line = 'A line of text with a few words in it.\n';
  expect(await compileError(line.repeat(5e6 / line.length))).toMatch(
    /^content\/docs\/page\.mdx:51283:1\n {2}found: {4}a file with more than 2,000,000 characters\n/,
  );
});

test.each([
  ['lines', 'a\n'.repeat(50_001), ':50003:1', 'a file with more than 50,000 lines'],
  ['definitions', '[a]: https://a.b\n'.repeat(501), ':503:1', 'more than 500 link definitions'],
  ['underlined headings', 'a\n===\n'.repeat(1001), ':2004:1', 'more than 1,000 underlined headings or rules'],
  ['inner list marks', `${'1. '.repeat(101)}\n`.repeat(51), ':53:1', 'more than 5,000 list and quote marks'],
  [
    'unclosed emphasis',
    `${'~~a '.repeat(500)}\n`.repeat(101),
    ':103:1',
    'more than 50,000 emphasis marks without an empty line',
  ],
  ['carriage returns', 'a\r'.repeat(1002), ':3:1', 'more than 1,000 line ends without a line feed'],
])('too many %s are an error with a line', async (_, source, place, found) => {
  const message = await compileError(`---\n---\n${source}\n`);
  expect(message).toContain(`content/docs/page.mdx${place}\n`);
  expect(message).toContain(found);
});

test('what people write is below the limits', async () => {
  const picture = `<img alt="a" src="data:image/png;base64,${'iVBORw0KGgo'.repeat(3000)}" />`;
  const loops = Array.from({ length: 400 }, () => 'for (let i = 0; i<n; i++) (f(i) > 2);').join('\n');
  const sum = Array.from({ length: 100 }, (_, index) => `'${index}'`).join(' +\n');
  const notes = ':::note\n\nText\n\n:::\n\n'.repeat(400);
  for (const source of [
    picture,
    notes,
    `\`\`\`tsx\n${loops}\n\`\`\``,
    `\`\`\`tsx\nconst a =\n${sum};\n\`\`\``,
  ])
    expect(await compileError(source)).toBe('no error');
});

test.each([
  ['brackets', `a: ${'['.repeat(20_000)}`],
  ['brackets on lines', `a:\n${' [\n'.repeat(2000)}`],
  ['indentation', Array.from({ length: 2000 }, (_, level) => `${' '.repeat(level)}a:`).join('\n')],
  ['list marks', `a:\n  ${'- '.repeat(3000)}b`],
  ['keys on a line', `a: b\nc: ${'[a]: <'.repeat(1600)}`],
])('YAML that is nested too deep by %s is an error with a line', (_, text) => {
  const problems: ContentProblem[] = [];
  expect(readYaml(text, 'a.yaml', problems).isBroken).toBe(true);
  expect(problems).toMatchObject([{ file: 'a.yaml', line: expect.any(Number) }]);
});
