import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from '../../../test/support/temporary';
import { formatSamples } from './format';
import { reflow } from './reflow';

const root = resolve(__dirname, '../../..');
const wide = 'const style = {justifyContent: "center", alignItems: "center", fontSize: 120, opacity: 1};';

function format(source: string) {
  const folder = temporaryFolder('format', { 'page.mdx': source });
  const { pages, wide: left } = formatSamples([join(folder, 'page.mdx')], root);
  return { source: pages[0]?.source, lines: pages[0]?.lines, left: left.length };
}

test('wide samples are reflowed in place, with their indentation; others stay as they are', () => {
  const narrow = '```ts\nconst a = {b:1}\n```';
  const made = format(`${narrow}\n\n- item\n\n  \`\`\`ts title="a.ts"\n  ${wide}\n  \`\`\`\n\nEnd`);
  expect(made).toEqual({
    source: `${narrow}\n\n- item\n\n  \`\`\`ts title="a.ts"\n  const style = {\n    justifyContent: 'center',\n    alignItems: 'center',\n    fontSize: 120,\n    opacity: 1,\n  };\n  \`\`\`\n\nEnd`,
    lines: [7],
    left: 0,
  });
  expect(format(String(made.source)).source).toBeUndefined();
});

test('highlights move with their lines', () => {
  const { source } = format(`\`\`\`ts {2}\n${wide}\nconst b = 1;\n${wide}\n\`\`\``);
  expect(source).toContain('```ts {7}\n');
  expect(
    format(`\`\`\`ts title="a" {1,3-3} more\nconst a = 1;\nconst b = 2;\n${wide}\n\`\`\``).source,
  ).toContain('```ts title="a" {1,3-8} more\n');
});

test('lines above a cut do not count, because readers do not see them', () => {
  const { source } = format(`\`\`\`ts {2}\n${wide}\n// ---cut---\n${wide}\nconst b = 1;\n\`\`\``);
  expect(source).toContain('```ts {7}\n');
});

test('an expression gets no semicolon', () => {
  expect(format(`\`\`\`tsx\n<Video ${'muted '.repeat(15)}/>\n\`\`\``).source).toMatch(/\n\/>\n```$/);
});

test.each([
  ['code that does not parse', `\`\`\`ts\n${wide} {\n\`\`\``],
  ['a comment about the next line', `\`\`\`ts\n// @ts-expect-error\n${wide}\n\`\`\``],
  ['a long comment', `\`\`\`ts\n// ${'words'.repeat(20)}\n\`\`\``],
])('%s stays wide, and is listed', (_, source) => {
  expect(format(source)).toEqual({ source: undefined, lines: undefined, left: 1 });
});

test('a sample stays as it is if more than its layout would change, or a highlight would be lost', () => {
  expect(reflow({ code: ['const a = 1'], meta: '' }, 'const b = 1;\n')).toBeUndefined();
  expect(reflow({ code: ['f(a', ')'], meta: '{2}' }, 'f(a);\n')).toBeUndefined();
  expect(reflow({ code: ['f(a)'], meta: '' }, 'f(\n  a,\n);\n')).toEqual({
    code: ['f(', '  a,', ')'],
    meta: '',
  });
});

test('pages are read, not written', () => {
  const folder = temporaryFolder('format', { 'page.mdx': `\`\`\`ts\n${wide}\n\`\`\`` });
  formatSamples([join(folder, 'page.mdx')], root);
  expect(readFileSync(join(folder, 'page.mdx'), 'utf8')).toContain(wide);
});
