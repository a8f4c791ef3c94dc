import { compileError, compileText } from '../../../test/support/compile';

describe("an author's mistake is one message with file, line, what was found, what was expected and the fix", () => {
  test('an MDX syntax error', async () => {
    expect(await compileError('---\ntitle: a\n---\n\nText <b>open\n')).toBe(
      [
        'content/docs/page.mdx:5:6',
        '  found:    `<b>` that is never closed',
        '  expected: `</b>`',
        '  fix:      Write `</b>` where it ends. Close every tag, in the order opened; leave an empty line before and after Markdown inside a tag.',
      ].join('\n'),
    );
  });

  test('a brace that is no expression', async () => {
    expect(await compileError('A { b')).toBe(
      [
        'content/docs/page.mdx:1:6',
        '  found:    `{` that is never closed',
        '  expected: `}`',
        '  fix:      Write `\\{` for a plain brace, or put the text in code font.',
      ].join('\n'),
    );
  });

  test('an expression with an unknown name', async () => {
    expect(await compileError('---\ntitle: a\n---\n\nText\n\nHi {name.first}\n')).toBe(
      [
        'content/docs/page.mdx:7:5',
        '  found:    the undeclared name `name` in an expression',
        '  expected: a name that the file declares or imports',
        '  fix:      Declare the name with `export const`, or write `\\{` for a plain brace.',
      ].join('\n'),
    );
  });

  test('unknown components, each with its nearest name, all at once', async () => {
    expect(await compileError('<Tabz />\n\nText <Unheard.Of />')).toBe(
      [
        'content/docs/page.mdx:1:1',
        '  found:    an unknown component, `<Tabz>`',
        '  expected: a component from packages/content/compile/component-table.ts, or one that this file exports or imports',
        '  fix:      Did you mean `Tabs`?',
        '',
        'content/docs/page.mdx:3:6',
        '  found:    an unknown component, `<Unheard.Of>`',
        '  expected: a component from packages/content/compile/component-table.ts, or one that this file exports or imports',
        '  fix:      Known: `ApiSignature`, `ApiTable`, `AvailableFrom`, `Commands`, `CompatibilityTable`, `Credits`, `Demo`, `Diagram`, `Exercise`, `Experimental`, `Goal`, `Installation`, ….',
      ].join('\n'),
    );
  });

  test('a component imported from nowhere', async () => {
    expect(await compileError("import { Chart } from './chart';\n\n<Chart />")).toBe(
      [
        'content/docs/page.mdx:3:1',
        '  found:    `<Chart>`, imported from `./chart`, which is no file or installed package',
        '  expected: a file beside the one that imports it, or an installed package',
        '  fix:      Correct the import in content/docs/page.mdx.',
      ].join('\n'),
    );
  });

  test('a missing image names the nearest file', async () => {
    expect(await compileError('![A](./My-Image.png)', { 'content/docs/my_image.png': 'x' })).toBe(
      [
        'content/docs/page.mdx:1:1',
        '  found:    the image `./My-Image.png`, which does not exist',
        '  expected: a path relative to the file that shows the image',
        '  fix:      Did you mean `./my_image.png`?',
      ].join('\n'),
    );
  });

  test.each([
    [
      'a tag that is open at the end of the file',
      '---\ntitle: a\n---\n\nText\n\n<div>\n\nMore',
      7,
      'Write `</div>` where it ends.',
    ],
    ['a break', 'A <br> b', 1, 'Write `<br />`: in MDX every tag is closed.'],
    ['an image as in HTML', 'A\n\n<img src="a.png">\n', 3, 'Write `<img />`'],
  ])('%s has its line and its fix', async (_name, source, line, fix) => {
    const message = await compileError(source);
    expect(message).toContain(`content/docs/page.mdx:${line}:`);
    expect(message).toContain(`  fix:      ${fix}`);
  });

  test.each([
    ['Text\n\n<b>a</i>', 3, '`</i>` while `<b>` is open', '`</b>` first'],
    [
      '<div>\ntext</div>\n',
      2,
      '`</div>` in a line of text, for a `<div>` outside of it',
      'both tags on lines of their own, or both in the same line',
    ],
    ['A {#id}', 1, 'braces around text that is not JavaScript', 'an expression'],
    [
      'export const = 1;\n\nText',
      1,
      'an `import` or `export` that is not JavaScript',
      'a complete statement',
    ],
    ['A <b title=“x”>c</b>', 1, 'a curly quote (`“`) in a tag', 'a straight quote (`"`)'],
    ['A <5 b', 1, '`<` followed by `5`', 'the name of a tag'],
    ['A\n\n<!-- b\n\nc', 3, '`<!--` that is never closed', '`-->`'],
    ['A\n\n{/* b\n\nc', 3, '`{/*` that is never closed', '`*/}`'],
    ['<<<<<<< HEAD\nA {\n=======\nB\n>>>>>>> main\n', 1, 'a merge conflict', 'one version of the text'],
  ])('%j is described in plain words', async (source, line, found, expected) => {
    const message = await compileError(`---\ntitle: a\n---\n${source}`);
    expect(message).toMatch(new RegExp(`^content/docs/page\\.mdx:${line + 3}\\b`));
    expect(message).toContain(`  found:    ${found}\n  expected: ${expected}`);
  });

  test('a code fence and an admonition that are never closed are warned about', async () => {
    const { warnings } = await compileText(':::note\n\nText\n\n:::tip\nInner\n:::\n\n```ts\nconst a = 1;\n');
    expect(warnings).toMatchObject([
      {
        line: 1,
        found: 'the admonition `:::note` that is never closed',
        expected: '`:::` at its end',
        fix: 'Write `:::` on its own line below it.',
      },
      {
        line: 9,
        found: 'a code fence that is never closed',
        expected: '```` ``` ```` at its end',
        fix: 'Write ```` ``` ```` on its own line below it.',
      },
    ]);
    for (const closed of [
      '::::note\n:::tip\nx\n:::\n::::',
      '> ```\n> a\n> ```',
      '- ~~~\n  a\n  ~~~',
      '```\n```',
    ])
      expect((await compileText(closed)).warnings).toEqual([]);
  });

  test('code that ends the process is never run', async () => {
    expect(await compileError('Text\n\n{process.exit(0)}\n')).toContain(
      'content/docs/page.mdx:3:2\n  found:    the undeclared name `process` in an expression',
    );
    expect(await compileError("import process from 'node:process';\n\n{process.exit(0)}\n")).toContain(
      'content/docs/page.mdx:3:2\n  found:    `process`, imported from `node:process`, which is no file or installed package',
    );
    expect(await compileError('export const end = () => globalThis.process.exit(0);')).toContain(
      'content/docs/page.mdx:1:26\n  found:    the undeclared name `globalThis` in an expression',
    );
  });

  test('code that may not end', async () => {
    expect(await compileError('export const forever = () => {\n  while (true);\n};\n\n{forever()}')).toBe(
      [
        'content/docs/page.mdx:2:3',
        '  found:    a `while` loop in the code of a page',
        '  expected: expressions and components, with `map()` to go through a list',
        '  fix:      Move the code to its own file and import it.',
      ].join('\n'),
    );
  });

  test('an image whose address is not well encoded is missing', async () => {
    expect(await compileError('![a](./%zz.png)')).toContain('the image `./%zz.png`, which does not exist');
  });

  test('a partial that imports itself', async () => {
    expect(
      await compileError("import A from './_a.mdx';\n\n<A />", {
        'content/docs/_a.mdx': "import B from './_a.mdx';\n\n<B />",
      }),
    ).toMatch(
      /_a\.mdx\n {2}found: {4}a file that imports itself, directly or through others\n {2}expected: partials that do not import each other in a circle$/,
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
      { found: 'the image `/a.png`, which does not exist', expected: 'a file in static/' },
    ]);
  });

  test('code that names something unknown is left out, and what needs it', async () => {
    const { tree, warnings } = await compileText(
      "import useSite from '@docusaurus/useSite';\n\nexport const site = useSite();\n\nAt {site.url} {1 + 1} <b title={site.title}>x</b>\n",
      {},
      { onUnknownComponent: 'warn' },
    );
    expect(tree).toEqual([{ tag: 'p', html: 'At  2 <b>x</b>' }]);
    expect(warnings).toMatchObject([
      {
        line: 3,
        found: '`useSite`, imported from `@docusaurus/useSite`, which is no file or installed package',
      },
    ]);
  });

  test('a component that shows an unknown one is left out, and an image that is none', async () => {
    const { tree, warnings } = await compileText(
      "import { B } from 'nowhere';\n\nexport const A = () => <B.C />;\n\n<A />\n\n![C](./c.png)\n",
      { 'content/docs/c.png': 'no image' },
      {
        onUnknownComponent: 'warn',
        onBrokenLinks: 'warn',
        image: () => Promise.reject(new Error('unsupported image format')),
      },
    );
    expect(tree).toEqual([
      { tag: 'p', html: '<code>&lt;A /&gt;</code>' },
      { tag: 'span', props: { className: 'image-missing' }, html: 'C' },
    ]);
    expect(warnings.map(({ line }) => line)).toEqual([3, 5, 7]);
  });

  test('`ignore` says nothing', async () => {
    const { tree, warnings } = await compileText(source, {}, { onUnknownComponent: 'ignore' });
    expect(tree).toEqual([{ tag: 'p', html: 'A <strong>b</strong> c' }]);
    expect(warnings).toEqual([]);
  });
});
