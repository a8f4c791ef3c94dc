import { readFences } from './fences';
import { readSamples } from './page';

const page = (...lines: string[]) => readSamples('content/docs/x.mdx', lines.join('\n'));

describe('the fences of a page', () => {
  test('have the lines of the file, and no more indentation than their own', () => {
    const source = [
      '---',
      'title: x',
      '---',
      '',
      '- item',
      '',
      '  ```TSX title="a.tsx" {1}',
      '  a',
      '',
      '    b',
      '  ```',
    ].join('\n');
    expect(readFences(source)).toEqual([
      { language: 'tsx', meta: 'title="a.tsx" {1}', line: 7, code: ['a', '', '  b'] },
    ]);
  });

  test('a fence within a fence is text, and backticks in a line are no fence', () => {
    const source = ['````md', '```ts', 'a', '```', '````', '```not a fence```', '~~~js', 'b', '~~~'].join(
      '\r\n',
    );
    expect(readFences(source)).toEqual([
      { language: 'md', meta: '', line: 1, code: ['```ts', 'a', '```'] },
      { language: 'js', meta: '', line: 7, code: ['b'] },
    ]);
  });
});

describe('the files of a page', () => {
  test('a fence is one file, named by its title', () => {
    expect(page('Text', '```ts title="src/a.ts"', 'one', 'two', '```')).toEqual({
      files: [
        {
          path: 'content/docs/x.mdx/2/src/a.ts',
          text: 'one\ntwo\n',
          lines: [3, 4],
          expects: [],
          line: 2,
        },
      ],
      fences: 1,
      unchecked: 0,
      problems: [],
    });
  });

  test('a title that is no file name, or leads out of the folder, does no harm', () => {
    const paths = page(
      '```tsx title="Wrong"',
      '```',
      '```ts title="../../a.ts"',
      'x',
      '```',
      '```jsx',
      'y',
      '```',
    );
    expect(paths.files.map(({ path }) => path)).toEqual([
      'content/docs/x.mdx/3/a.ts',
      'content/docs/x.mdx/6/sample.jsx',
    ]);
  });

  test('@filename begins another file, and what is cut from sight is compiled too', () => {
    const { files } = page(
      '```tsx title="src/Root.tsx"',
      '// @filename: Dot.tsx',
      'export const Dot = 1;',
      '// @filename: Root.tsx',
      '// ---cut---',
      "import {Dot} from './Dot';",
      '```',
    );
    expect(files.map(({ path, lines }) => [path, lines])).toEqual([
      ['content/docs/x.mdx/1/Dot.tsx', [2, 3]],
      ['content/docs/x.mdx/1/Root.tsx', [4, 5, 6]],
    ]);
  });

  test('an import of a file that another fence names in its title is handed on, from the nearest above', () => {
    const { files } = page(
      '```ts title="src/a.ts"',
      'export const a = 1;',
      '```',
      '```ts title="src/a.ts"',
      'export default 2;',
      '```',
      '```ts title="src/deep/b.ts"',
      "import a from '../a';",
      '```',
      '```ts title="src/a.ts"',
      'export const a = 3;',
      '```',
    );
    expect(files.find(({ path }) => path === 'content/docs/x.mdx/7/src/a.ts')).toEqual({
      path: 'content/docs/x.mdx/7/src/a.ts',
      text: "export * from '../../4/src/a';\nexport {default} from '../../4/src/a';\n",
      lines: [7, 7],
      expects: [],
      line: 7,
    });
  });

  test('an import from a fence below works where there is none above', () => {
    const { files } = page(
      '```ts title="b.ts"',
      "import {a} from './a';",
      '```',
      '```ts title="a.ts"',
      'export const a = 1;',
      '```',
    );
    expect(files.map(({ path, text }) => [path, text])).toContainEqual([
      'content/docs/x.mdx/1/a.ts',
      "export * from '../4/a';\n",
    ]);
  });

  test('a fence that continues begins with the one before', () => {
    const { files } = page('```ts title="a.ts"', 'one', '```', '```ts continues', 'two', '```');
    expect(files[1]).toEqual({
      path: 'content/docs/x.mdx/4/a.ts',
      text: 'one\ntwo\n',
      lines: [2, 5],
      expects: [],
      line: 4,
    });
  });

  test('fences of other languages are nobody’s business, those with a reason are counted', () => {
    const { files, fences, unchecked, problems } = page(
      '```bash',
      'ls',
      '```',
      '```ts no-check="Deno only"',
      'x',
      '```',
    );
    expect({ files, fences, unchecked, problems }).toEqual({
      files: [],
      fences: 1,
      unchecked: 1,
      problems: [],
    });
  });
});

describe('what is wrong with a fence', () => {
  test('no-check has no reason', () => {
    expect(page('', '```ts no-check', 'x', '```').problems).toEqual([
      { file: 'content/docs/x.mdx', line: 2, text: 'no-check without a reason. Write why: no-check="…"' },
    ]);
  });

  test('there is nothing to continue', () => {
    expect(page('```ts continues', 'x', '```').problems).toEqual([
      { file: 'content/docs/x.mdx', line: 1, text: 'continues without a checked fence before it' },
    ]);
  });
});
