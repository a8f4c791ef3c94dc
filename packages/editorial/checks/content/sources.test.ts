import { checkedPage } from '../../../../test/support/checked-page';
import { temporaryFolder } from '../../../../test/support/temporary';
import { formatProblem } from '../../../content/shared/content-error';
import { checkSources } from './sources';

const samples = temporaryFolder('samples', {
  'remotion/package.json': '{"version": "3.3.103"}',
  'remotion/dist/index.js': '',
});
const check = (body: string, name = 'content/docs/3-0-migration.mdx') =>
  checkSources(checkedPage(body, { name }), samples).map(formatProblem).join('\n\n');

test('a statement about an older version needs a source', () => {
  expect(check('Read on. In version 2, frames were drawn twice.\n')).toBe(
    `content/docs/3-0-migration.mdx:6:1
  found:    a statement about an older version without a source: "In version 2, frames were drawn twice."
  expected: a source in the same paragraph, or in the same row of a table
  fix:      Look it up, and add \`{/* source: remotion@3.3.103 dist/index.js */}\` after the sentence.`,
  );
  expect(check('## A\n\nIt is no longer needed.\n')).toContain('"It is no longer needed."');
  expect(check('## A\n\n- The option used to be a string.\n')).toContain('used to be');
});

test('a fact is a source too', () => {
  expect(check('## A\n\nIt is no longer needed. {/* fact: acme-users */}\n')).toBe('');
});

test('a source proves its own paragraph or row only', () => {
  const source = '{/* source: remotion@3.3.103 dist/index.js */}';
  expect(check(`## A\n\nIt is no longer needed. ${source}\n`)).toBe('');
  expect(check(`## A\n\nText. ${source}\n\nIt is no longer needed.\n`)).toContain(':10:1');
  const table = (end: string) =>
    `| In version 2 | In version 3 |\n| --- | --- |\n| It used to be one. | Two.${end} |\n`;
  expect(check(table(` ${source}`))).toBe('');
  expect(check(table(''))).toContain('"It used to be one."');
});

test.each([
  'Version 3 is here. Version 4 is newer.',
  '[How it was done in version 2](/docs/a)',
  'Write `version 2`.',
])('%s needs no source', (sentence) => {
  expect(check(`${sentence}\n`)).toBe('');
});

test('other pages need none', () => {
  expect(check('It is no longer needed.\n', 'content/docs/page.mdx')).toBe('');
});

test('a source that is not in the installed package is reported', () => {
  expect(check('Text. {/* source: remotion@3.3.103 dist/other.js */}\n')).toBe(
    `content/docs/3-0-migration.mdx:6:7
  found:    the source \`dist/other.js\`, which remotion@3.3.103 does not have
  expected: a file of the package
  fix:      Look in samples/node_modules/remotion for the file that proves the statement.`,
  );
  expect(check('Text. {/* source: remotion@2.0.0 dist/other.js */}\n')).toBe('');
});

test('a source without a version or a file is reported', () => {
  expect(check('Text. {/* source: remotion dist/index.js */}\n')).toContain(
    'expected: a package with its version',
  );
});
