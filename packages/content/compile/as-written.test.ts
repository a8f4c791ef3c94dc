import { compileError, compileText } from '../../../test/support/compile';

const written = (source: string) => compileText(source, {}, { onUnknownComponent: 'warn' });

describe('what is not MDX is shown as written, with a warning, where unknown components are allowed', () => {
  test.each([
    ['A {{ page.title }} b', 'A {{ page.title }} b', 'braces around text that is not JavaScript'],
    ['A { b', 'A { b', '`{` that is never closed'],
    ['A {b c} {1 + 1}', 'A {b c} 2', 'braces around text that is not JavaScript'],
    ['If a <5 b', 'If a &lt;5 b', '`<` followed by `5`'],
    ['An Array<string> of a', 'An Array&lt;string&gt; of a', '`<string>` that is never closed'],
    ['A </b> c', 'A &lt;/b&gt; c', 'a closing tag without an opening one'],
    ['A<br>b', 'A<br/>b', '`<br>` that is never closed'],
    [
      'export default is a word',
      'export default is a word',
      'an `import` or `export` that is not JavaScript',
    ],
  ])('%s', async (source, html, found) => {
    const { tree, warnings } = await written(`First.\n\n${source}\n`);
    expect(tree).toEqual([
      { tag: 'p', html: 'First.' },
      { tag: 'p', html },
    ]);
    expect(warnings).toMatchObject([{ line: 3, found }]);
    expect(await compileError(source)).toContain(`found:    ${found}`);
  });

  test('each mistake in a file has its own warning', async () => {
    const { warnings } = await written('# {{ a.b }}\n\n<Badge :x="y" />\n\nAn Array<string>.\n');
    expect(warnings.map(({ line }) => line)).toEqual(expect.arrayContaining([1, 3, 5]));
  });

  test('a merge conflict stays an error', async () => {
    await expect(written('<<<<<<< HEAD\na\n=======\nb\n>>>>>>> main\n')).rejects.toThrow('a merge conflict');
  });
});
