import { compileText } from '../../../../test/support/compile';
import { highlightLines } from './highlight';
import { visibleLines } from './lines';
import { parseFenceMeta } from './meta';

const fence = async (info: string, code: string) => {
  const [node] = (await compileText(`\`\`\`${info}\n${code}\n\`\`\``)).tree ?? [];
  return node as { props: Record<string, unknown>; html: string };
};
const text = (html: string) =>
  html
    .replace(/.*<code>|<\/code>.*/gs, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>');

describe('the info string of a fence', () => {
  test('title, lines and numbers are read, the rest is passed over', () => {
    expect(parseFenceMeta('twoslash title="src/{1}.tsx" {1,3-5} showLineNumbers=7 no-check="{9}"')).toEqual({
      title: 'src/{1}.tsx',
      highlighted: new Set([1, 3, 4, 5]),
      lineNumbers: 7,
    });
    expect(parseFenceMeta('')).toEqual({ highlighted: new Set() });
  });
});

describe('the lines that a reader sees', () => {
  const shown = (code: string, highlighted: number[] = []) => visibleLines(code, new Set(highlighted));

  test('what stands above a cut mark is hidden, and line ranges count what is shown', () => {
    expect(shown("import x from 'x';\n// ---cut---\na\nb", [2])).toEqual([
      { text: 'a' },
      { text: 'b', mark: 'highlighted' },
    ]);
  });

  test('cut-after and cut-start hide too', () => {
    expect(shown('a\n// ---cut-start---\nb\n// ---cut-end---\nc\n// ---cut-after---\nd')).toEqual([
      { text: 'a' },
      { text: 'c' },
    ]);
  });

  test('compiler directives are hidden, file names stay', () => {
    expect(shown('// @filename: a.ts\n// @errors: 2322\nconst a = 1;\n//    ^?')).toEqual([
      { text: '// @filename: a.ts' },
      { text: 'const a = 1;' },
    ]);
  });

  test('comments mark the next line, or a block', () => {
    expect(
      shown(
        'a\n// highlight-next-line\nb\n{/* highlight-start */}\nc\n{/* highlight-end */}\n# highlight-next-line\nd',
      ),
    ).toEqual([
      { text: 'a' },
      { text: 'b', mark: 'highlighted' },
      { text: 'c', mark: 'highlighted' },
      { text: 'd', mark: 'highlighted' },
    ]);
  });
});

describe('a code block', () => {
  test('is finished HTML with title, highlighted lines and a copy button', async () => {
    const { props, html } = await fence('tsx title="a.tsx" {2}', "const a = '<b>';\nreturn a;");
    expect(props).toEqual({ className: 'code-block', 'data-language': 'tsx' });
    expect(html).toMatch(
      /^<figcaption class="code-title">a\.tsx<\/figcaption><pre class="language-tsx" tabindex="0"><code>/,
    );
    expect(html).toContain(
      '<span class="line highlighted"><span class="token keyword">return</span> a;</span>',
    );
    expect(html).toContain('<button class="code-copy" type="button" data-copy aria-label="Copy code">');
    expect(text(html)).toBe("const a = '<b>';\nreturn a;");
  });

  test('numbers its lines where asked', async () => {
    expect((await fence('ts showLineNumbers', 'a')).props).toMatchObject({ 'data-line-numbers': 'true' });
    expect((await fence('ts showLineNumbers=5', 'a')).props).toMatchObject({
      style: { counterReset: 'line 4' },
    });
  });

  test('shows a diff by marks instead of signs', async () => {
    const { html } = await fence('diff', '-old\n+new\n same');
    expect(html).toContain(
      '<span class="line diff-remove">old</span>\n<span class="line diff-add">new</span>\n<span class="line">same</span>',
    );
  });

  test('of a command keeps its words with hyphens on one line', async () => {
    const { html } = await fence('bash', 'npx a-b --site-name=my-own x-y-a-word-that-is-wider-than-a-phone');
    expect(text(html)).toContain('npx a-b --site-name=my-own x-y');
    expect(html.match(/(?<="flag">)[^<]+/g)).toEqual(['a-b', '--site-name', 'my-own']);
  });

  test('of a language that nobody knows is plain', async () => {
    expect((await fence('klingon', 'a < b')).html).toContain('<span class="line">a &lt; b</span>');
  });

  test('keeps spans within lines', () => {
    for (const line of highlightLines('/* a\n b */ const x = `1\n2`;', 'ts')) {
      expect(line.match(/<span/g)?.length ?? 0).toBe(line.match(/<\/span>/g)?.length ?? 0);
    }
  });
});

test('`live` on a `jsx` fence, and the words of a live sample without `live`, are warnings', async () => {
  const warningsOf = async (info: string) => (await compileText(`\`\`\`${info}\na\n\`\`\``)).warnings;
  expect(await warningsOf('tsx live alt="A ball"')).toEqual([]);
  expect(await warningsOf('jsx live noInline')).toMatchObject([
    {
      line: 1,
      found: '`live` on a `jsx` fence, which readers cannot edit or play',
      expected: '`tsx` for a live sample',
      fix: 'If the code is a component that draws a video, write `tsx live alt="…"`. Otherwise, remove `live`.',
    },
  ]);
  expect(await warningsOf('tsx title="src/Ball.tsx" fps=30 alt="A ball"')).toMatchObject([
    { found: '`fps`, `alt` on a code fence that is not live', fix: 'Add `live`, or remove `fps`, `alt`.' },
  ]);
  expect(await warningsOf('jsx title="live"')).toEqual([]);
});
