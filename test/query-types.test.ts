import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { type QuerySource, queryTypeErrors } from './support/query-types';

/* The results of queries have the types that their pages declare, with exactly those fields. */

const root = resolve(__dirname, '..');

function querySources(): QuerySource[] {
  return ['components', 'pages', 'templates', 'theme']
    .flatMap((folder) => readdirSync(join(root, 'src', folder), { recursive: true, withFileTypes: true }))
    .filter(({ name }) => /(?<!\.test)\.tsx?$/.test(name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file: relative(root, file), text: readFileSync(file, 'utf8') }))
    .filter(({ text }) => text.includes('graphql`'));
}

test('every query asks for what the type of its page says', () => {
  const sources = querySources();
  expect(sources.length).toBeGreaterThan(15);
  expect(queryTypeErrors(sources, root)).toBe('');
});

test('a query that asks for less, for more, or for an unknown field is found', () => {
  const file = 'src/templates/expert.tsx';
  const text = readFileSync(join(root, file), 'utf8');
  const changes = ['', 'summary dailyRank', 'summary motto', 'summary: slug', 'summary: work'];
  const sources = changes.map((change) => ({ file, text: text.replace(/summary(?=\n)/, change) }));
  const lines = queryTypeErrors(sources, root).split('\n');
  expect(lines.filter((line) => /^\S/.test(line)).map((line) => line.replace(/^.*: error /, ''))).toEqual([
    expect.stringMatching(/is not assignable to type 'ExpertPageData'/),
    expect.stringMatching(/^TS2322: Type 'ExpertPageData' is not assignable .* dailyRank: unknown/),
    expect.stringMatching(/Property 'motto' does not exist/),
    expect.stringMatching(/^TS2322: Type 'ExpertPageData' is not assignable .* motto: unknown/),
    expect.stringMatching(/is not assignable to type 'ExpertPageData'/),
  ]);
  expect(
    lines.filter((line) => /Property 'summary' is missing|'string\[\]' is not assignable/.test(line)),
  ).toHaveLength(2);
});
