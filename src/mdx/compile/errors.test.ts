import { compileError, compileText } from '../../../test/support/compile';

describe("an author's mistake is one message with file, line, what was found, what was expected and the fix", () => {
  test('an MDX syntax error', async () => {
    expect(await compileError('---\ntitle: a\n---\n\nText <b>open\n')).toBe(
      [
        'content/docs/page.mdx:5:1',
        '  found:    Expected a closing tag for `<b>` (line 5:6) before the end of `paragraph`',
        '  expected: valid MDX',
        '  fix:     Close every tag, in the order opened; leave an empty line before and after Markdown inside a tag.',
      ].join('\n'),
    );
  });

  test('a brace that is no expression', async () => {
    expect(await compileError('A { b')).toBe(
      [
        'content/docs/page.mdx:1:6',
        '  found:    Unexpected end of file in expression, expected a corresponding closing brace for `{`',
        '  expected: valid MDX',
        '  fix:     Write `\\{` for a plain brace, or put the text in code font.',
      ].join('\n'),
    );
  });

  test('an expression that fails', async () => {
    expect(await compileError('---\ntitle: a\n---\n\nText\n\nHi {name.first}\n')).toBe(
      [
        'content/docs/page.mdx:7',
        '  found:    an expression that fails: name is not defined',
        '  expected: expressions that can be worked out when the site is built',
        '  fix:     Declare the name in this file with `export const`, or correct the expression.',
      ].join('\n'),
    );
  });

  test('unknown components, each with its nearest name, all at once', async () => {
    expect(await compileError('<Tabz />\n\nText <Unheard.Of />')).toBe(
      [
        'content/docs/page.mdx:1:1',
        '  found:    the component `<Tabz>`, which is not known',
        '  expected: a component of the registry (src/components/all-components.ts), or one that this file exports or imports',
        '  fix:     Did you mean `Tabs`?',
        '',
        'content/docs/page.mdx:3:6',
        '  found:    the component `<Unheard.Of>`, which is not known',
        '  expected: a component of the registry (src/components/all-components.ts), or one that this file exports or imports',
        '  fix:     Known: `AvailableFrom`, `CompatibilityTable`, `Credits`, `Demo`, `Experimental`, `Installation`, `MediaTool`, `Step`, `TabItem`, `Tabs`, `TsType`, `YouTube`.',
      ].join('\n'),
    );
  });

  test('a component imported from nowhere', async () => {
    expect(await compileError("import { Chart } from './chart';\n\n<Chart />")).toBe(
      [
        'content/docs/page.mdx:3:1',
        '  found:    the component `<Chart>`, which is not known',
        '  expected: a component of the registry (src/components/all-components.ts), or one that this file exports or imports',
        '  fix:     `./chart` is imported in content/docs/page.mdx, and no such file or package exists.',
      ].join('\n'),
    );
  });

  test('a missing image names the nearest file', async () => {
    expect(await compileError('![A](./My-Image.png)', { 'content/docs/my_image.png': 'x' })).toBe(
      [
        'content/docs/page.mdx:1:1',
        '  found:    the image `./My-Image.png`, and no such file exists',
        '  expected: a path relative to the file that shows the image',
        '  fix:     Did you mean `./my_image.png`?',
      ].join('\n'),
    );
  });

  test.each([
    [
      'a tag that is open at the end of the file',
      '---\ntitle: a\n---\n\nText\n\n<div>\n\nMore',
      7,
      'Close every tag',
    ],
    ['a break', 'A <br> b', 1, 'Write `<br />`: in MDX every tag is closed.'],
    ['an image as in HTML', 'A\n\n<img src="a.png">\n', 3, 'Write `<img />`'],
  ])('%s has its line and its fix', async (_name, source, line, fix) => {
    const message = await compileError(source);
    expect(message).toContain(`content/docs/page.mdx:${line}:`);
    expect(message).toContain(`  fix:     ${fix}`);
  });

  test('a code fence and an admonition that are never closed', async () => {
    const message = await compileError(':::note\n\nText\n\n:::tip\nInner\n:::\n\n```ts\nconst a = 1;\n');
    expect(message).toBe(
      [
        'content/docs/page.mdx:1:1',
        '  found:    the admonition `:::note` that is never closed: it takes in what follows',
        '  expected: a line `:::` at its end',
        '  fix:     Write `:::` on a line of its own below it.',
        '',
        'content/docs/page.mdx:9:1',
        '  found:    a code fence that is never closed: it takes in what follows',
        '  expected: a line ```` ``` ```` at its end',
        '  fix:     Write ```` ``` ```` on a line of its own below it.',
      ].join('\n'),
    );
    for (const closed of [
      '::::note\n:::tip\nx\n:::\n::::',
      '> ```\n> a\n> ```',
      '- ~~~\n  a\n  ~~~',
      '```\n```',
    ])
      expect(await compileError(closed)).toBe('no error');
  });

  test('code that does not end', async () => {
    expect(await compileError('export const forever = () => {\n  while (true);\n};\n\n{forever()}')).toBe(
      [
        'content/docs/page.mdx',
        '  found:    code that did not end within 5 s',
        '  expected: expressions that are worked out at once',
        '  fix:     Look for an endless loop in the expressions and exports of the file.',
      ].join('\n'),
    );
  });

  test('an image whose address is not well encoded is missing', async () => {
    expect(await compileError('![a](./%zz.png)')).toContain('the image `./%zz.png`, and no such file exists');
  });

  test('a partial that imports itself', async () => {
    expect(
      await compileError("import A from './_a.mdx';\n\n<A />", {
        'content/docs/_a.mdx': "import B from './_a.mdx';\n\n<B />",
      }),
    ).toMatch(
      /_a\.mdx\n {2}found: {4}a file that imports itself, directly or through others\n {2}expected: partials that end somewhere$/,
    );
  });
});

describe('where the settings let unknown components pass', () => {
  const source = 'A <Chart title="x">**b** c</Chart>';

  test('`warn` renders the children in the place of the element and says so', async () => {
    const { tree, warnings } = await compileText(source, {}, { onUnknownComponent: 'warn' });
    expect(tree).toEqual([{ tag: 'p', html: 'A <strong>b</strong> c' }]);
    expect(warnings).toHaveLength(1);
  });

  test('a missing image is shown as its words where broken links are only warned of', async () => {
    const { tree, warnings } = await compileText('![A picture](/a.png)', {}, { onBrokenLinks: 'warn' });
    expect(tree).toEqual([{ tag: 'span', props: { className: 'image-missing' }, html: 'A picture' }]);
    expect(warnings).toMatchObject([
      { found: 'the image `/a.png`, and no such file exists', expected: 'a file below static/' },
    ]);
  });

  test('`ignore` says nothing', async () => {
    const { tree, warnings } = await compileText(source, {}, { onUnknownComponent: 'ignore' });
    expect(tree).toEqual([{ tag: 'p', html: 'A <strong>b</strong> c' }]);
    expect(warnings).toEqual([]);
  });
});
