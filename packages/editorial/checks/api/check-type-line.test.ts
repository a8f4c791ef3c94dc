import type { ApiMember } from '../../../content/shared/api';
import { formatProblem } from '../../../content/shared/content-error';
import { checkTypeLine } from './check-type-line';
import { typeParts } from './type-parts';

/** Returns the problems in the section of `size?` with the given lines. */
function found(lines: string, known: Partial<ApiMember>, optional = true): string[] {
  const section = { file: 'a.mdx', name: 'size', line: 3, optional, below: lines.split('\n') };
  return checkTypeLine(section, [{ name: 'size', type: 'number', optional, ...known }]).map(
    (problem) => problem.found,
  );
}
const place = 'in the type line of `size`';

test.each([
  ['string | null', 'string null'],
  ['"a | b" | \'c\'', '"a | b" "c"'],
  ['(string | number)[] | undefined', 'array'],
  ['(() => void) | null', 'function null'],
  ['(a: number | null) => void | Promise<void>', 'function'],
  ['(A | null) & (B | null)', 'name'],
  ['"a"[]', 'array'],
  ['[number, number] | Record<string, null> | { a: null }', 'array object object'],
  ['"a" | "b" | ... 12 more ... | "z"', '"a" "b" more "z"'],
  ['NonNullable<string | null> | z.ZodType', 'name name'],
  ['`a-$' + '{number}` | 5 | true', 'string number boolean'],
])('the type %s has the alternatives %s', (type, expected) => {
  const names = typeParts(type, 'types').map(({ kind, value }) =>
    value === undefined ? kind : JSON.stringify(value),
  );
  expect(names.join(' ')).toBe(expected);
});

test.each([
  ['integer, 512 to 10240', 'number number'],
  ['a string, a number, or an array of numbers', 'string number array'],
  ['number or function that returns one', 'number function'],
  ['(a: string, b: number) => void or null', 'function null'],
  ['320k', 'name'],
])('the description %s has the alternatives %s', (text, expected) => {
  expect(
    typeParts(text, 'prose')
      .map(({ kind }) => kind)
      .join(' '),
  ).toBe(expected);
});

test('a type line that says what the type says is right', () => {
  const right: [string, string][] = [
    ['', 'string'],
    ['Text without a type.', 'string'],
    ['_Removed in v4.0_', 'string'],
    ['\n_number or `null`, optional, default `null`_\n\nText.', 'number | null'],
    ['_number._ The size.', 'number'],
    ['_integer, pixels_', 'number'],
    ['_[`Caption`](/docs/captions/caption)\\[\\], optional_', 'Caption[]'],
    ['_Record&lt;string, string&gt; or `null`_', 'Record<string, string> | null'],
    ['_`"a"` | `"b"`, optional, default: that of the input_', '"a" | "b"'],
    ["_`'a' | …`_", '"a" | "b"'],
    ['_letter_\n\nEither `a` or `"b"`.', '"a" | "b"'],
    ['_AwsRegion_', '"a" | "b" | ... 19 more ... | "z"'],
    ['_`"a"` or another string_', '"a" | string'],
    ['_number_\n\n`null` turns it off.', 'number | null'],
    ['_function, optional_', '((size: number) => void) | null'],
    ['_string_', 'Named'],
  ];
  for (const [lines, type] of right) expect([lines, found(lines, { type })]).toEqual([lines, []]);
});

test('a type line that names what the type does not accept', () => {
  expect(found('_string, optional_\n\n`"a"` or `"b"`.', { type: '"a" | "b"' })).toEqual([
    `\`string\` ${place}`,
  ]);
  expect(found('_`"a"` or `"c"`_\n\n`"b"`', { type: '"a" | "b" | null' })).toEqual([`\`"c"\` ${place}`]);
  expect(found('_number or `null`_', {})).toEqual([`\`null\` ${place}`]);
  expect(found('_boolean_', {})).toEqual([`\`boolean\` ${place}`]);
  expect(found('_function_', { type: 'string[]' })).toEqual([`\`function\` ${place}`]);
  expect(found('_number[]_', {})).toEqual([`\`array\` ${place}`]);
  expect(found('_number, optional, default `"auto"`_', {})).toEqual([`\`"auto"\` ${place}`]);
});

test('a type line that leaves out what the type accepts', () => {
  expect(found('_`"a"`_\n\nNot `b`: `bc`.', { type: '"a" | "bc" | "b"' })).toEqual([]);
  expect(found('_`"a"`_\n\nOr `bc`.', { type: '"a" | "bc" | "b"' })).toEqual([
    '`size` without `"b"` in its type line',
  ]);
  expect(found('_Letter_', { type: '"a" | "b"' })).toEqual(['`size` without `"a"`, `"b"` in its type line']);
  expect(found('_number_', { type: 'number | null' })).toEqual(['`size` without `null` in its type line']);
  expect(found('_number_\n\nOr nullable.', { type: 'number | null' })).toHaveLength(1);
  expect(found('_number_', { type: 'string | number' })).toEqual([
    '`size` without `string` in its type line',
  ]);
});

test('“optional” needs a heading with a question mark', () => {
  expect(found('_number, optional_', {}, false)).toEqual(['“optional” below the heading `size`']);
  expect(found('_number, optional_', {}, true)).toEqual([]);
});

test('a default has to be the one of the snapshot, if both are values', () => {
  const differs = (said: string, value: string) =>
    found(`_number or boolean, optional, default ${said}_`, { type: 'number | boolean', default: value });
  expect(differs('1', '1')).toEqual([]);
  expect(differs('`true` (`false` before v4)', 'true')).toEqual([]);
  expect(differs(': that of the input', '1')).toEqual([]);
  expect(differs('10', '1')).toEqual(['the default `10` of `size`']);
  expect(differs('`false` (`true` before v4)', 'true')).toHaveLength(1);
});

test('one of several types is enough; otherwise the first one is reported', () => {
  const section = { file: 'a.mdx', name: 'size', line: 3, optional: false, below: ['', '_number_'] };
  const types = (...all: string[]) => all.map((type) => ({ name: 'size', type, optional: false }));
  expect(checkTypeLine(section, types('string', 'number'))).toEqual([]);
  expect(checkTypeLine(section, types('"a"', 'string')).map(formatProblem)).toEqual([
    'a.mdx:5\n  found:    `number` in the type line of `size`\n  expected: what the type accepts: `"a"`',
  ]);
  expect(checkTypeLine(section, [])).toEqual([]);
});
