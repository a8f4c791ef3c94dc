import { compileError, compileText } from '../../../test/support/compile';

describe('HTML as it is written elsewhere', () => {
  test('attributes have the names that React knows', async () => {
    const { tree } = await compileText(
      '<div class="a" tabindex="0" style="color: red; --gap: 2px"><label for="x">x</label></div>\n\n<svg viewBox="0 0 1 1" stroke-width="2" />',
    );
    expect(tree).toEqual([
      {
        tag: 'div',
        props: { className: 'a', tabIndex: '0', style: { color: 'red', '--gap': '2px' } },
        html: '<label for="x">x</label>',
      },
      { tag: 'svg', props: { viewBox: '0 0 1 1', strokeWidth: '2' }, children: [] },
    ]);
  });

  test('elements that an expression makes are treated alike', async () => {
    const { tree } = await compileText(
      '<ul>{[\'a\'].map((name) => <li class="b" style="color: red">{name}</li>)}</ul>\n\n{<p style="margin: 0">x</p>}',
    );
    expect(tree).toEqual([
      { tag: 'ul', html: '<li class="b" style="color:red">a</li>' },
      { tag: 'p', props: { style: { margin: '0' } }, html: 'x' },
    ]);
  });

  test('attributes of components are left alone', async () => {
    const { tree } = await compileText('<TabItem value="a" class="b" />');
    expect(tree).toEqual([{ component: 'TabItem', props: { value: 'a', class: 'b' } }]);
  });
});

describe('what React would refuse while the page is shown', () => {
  test.each([
    [
      'an event handler of text',
      'A\n\n<button onclick="go()">x</button>',
      3,
      '`onclick="go()"` of `<button>`',
    ],
    [
      'a style that is not CSS',
      '<div style="color">x</div>',
      1,
      '`style="color"` of `<div>`: property missing',
    ],
    ['a link in a link', '[a <a href="#b">b</a>](#c)', 1, '`<a>` inside of `<a>`'],
    ['a row without a body', '<table><tr><td>x</td></tr></table>', 1, '`<tr>` inside of `<table>`'],
    ['a cell without a row', '<div>\n<td>x</td>\n</div>', 2, '`<td>` inside of `<div>`'],
    [
      'a button in a button',
      '<button>a <b><button>b</button></b></button>',
      1,
      '`<button>` inside of `<button>`',
    ],
    ['something in a break', '<br>x <b>y</b></br>', 1, '`<b>` inside of `<br>`'],
  ])('%s is told with its line', async (_name, source, line, found) => {
    const message = await compileError(source);
    expect(message).toMatch(new RegExp(`^content/docs/page\\.mdx:${line}(:\\d+)?\n`));
    expect(message).toContain(`found:    ${found}`);
    expect(message).toMatch(/\n {2}fix: {5}\S/);
  });

  test.each([
    '{<br>x</br>}',
    '{<button onclick="go()">x</button>}',
    '{<div style="color">x</div>}',
  ])('%s is told with its file', async (source) => {
    expect(await compileError(source)).toMatch(
      /^content\/docs\/page\.mdx(:1)?\n {2}found: {4}an expression that fails: /,
    );
  });

  test('tables with a body, nested lists and links in components are as they should be', async () => {
    const sources = [
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>x</td></tr></tbody></table>',
      '<ul><li>a<ul><li>b</li></ul></li></ul>',
      '<details><summary>a</summary>b</details>',
      '<p>a <a href="#b">b</a></p>',
      '<math><mi>x</mi></math>',
      '<Tabs><TabItem value="a"><table><tbody><tr><td><a href="#x">x</a></td></tr></tbody></table></TabItem></Tabs>',
    ];
    for (const source of sources) expect(await compileError(source)).toBe('no error');
  });
});
