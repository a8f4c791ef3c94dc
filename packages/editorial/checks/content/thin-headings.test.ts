import { checkedPage } from '../../../../test/support/checked-page';
import { formatProblem } from '../../../content/shared/content-error';
import { checkThinHeadings } from './thin-headings';

const check = (body: string) => checkThinHeadings(checkedPage(body)).map(formatProblem).join('\n\n');

test('a heading with fewer than six words below it is reported', () => {
  expect(check('## License\n\nMIT\n\n## Use\n\nOne two three four five six.\n')).toBe(
    `content/docs/page.mdx:6:1
  found:    the heading "License" with 1 word below it
  expected: at least 6 words, or a type in emphasis such as \`_string, optional_\`
  fix:      Write a helpful sentence, or remove the heading.`,
  );
  expect(check('## Empty\n\n## Five\n\nOne two three four five.\n')).toMatch(
    /with 0 words[\s\S]*with 5 words/,
  );
});

test.each([
  ['words in a subsection', '## Options\n\nAn object:\n\n### `a`\n\nThe first of the two letters.\n'],
  ['a type in emphasis', '### `width`\n\n_number_\n\nIn pixels.\n'],
  ['a type in code', '### `tasks`\n\n`Task[]`\n\nAll tasks.\n'],
  ['no arguments', '## Arguments\n\nNone.\n'],
  ['a code block', '## Use\n\n```ts\nrun();\n```\n'],
  ['a picture', '## Look\n\n![A dot](./dot.png)\n'],
  ['a list', '## Sizes\n\n- small\n- large\n'],
  ['a component', '## Demo\n\n<Demo type="spring" />\n'],
])('a heading with %s passes', (_, body) => {
  expect(check(body)).toBe('');
});
