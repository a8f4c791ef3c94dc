import { compileError, compileText } from '../../../test/support/compile';
import type { ContentNode } from '../shared/content-tree';

/** Returns the HTML of a node without components, with the addresses among its attributes. */
function htmlOf(node: ContentNode): string {
  if (typeof node === 'string' || !('html' in node)) return String(node);
  const href = node.props?.href ? ` href="${node.props.href}"` : '';
  return `<${node.tag}${href}>${node.html}</${node.tag}>`;
}

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
      '<ul>{<li class="b" style="color: red">{\'a\'}</li>}</ul>\n\n{<p style="margin: 0">x</p>}',
    );
    expect(tree).toEqual([
      { tag: 'ul', html: '<li class="b" style="color:red">a</li>' },
      { tag: 'p', props: { style: { margin: '0' } }, html: 'x' },
    ]);
  });

  test('attributes of components are left alone', async () => {
    const { tree } = await compileText('<TabItem value="a" attributes={{ class: "b" }} />');
    expect(tree).toEqual([{ component: 'TabItem', props: { value: 'a', attributes: { class: 'b' } } }]);
  });
});

describe('what React would refuse while the page is shown', () => {
  test.each([
    [
      'an event handler of text',
      'A\n\n<button onclick="go()">x</button>',
      3,
      '`onclick="go()"` on `<button>`',
    ],
    [
      'a style that is not CSS',
      '<div style="color">x</div>',
      1,
      '`style="color"` on `<div>`: property missing',
    ],
    ['something in a break', '<br>x <b>y</b></br>', 1, '`<b>` inside `<br>`'],
  ])('%s is reported with its line', async (_name, source, line, found) => {
    const message = await compileError(source);
    expect(message).toMatch(new RegExp(`^content/docs/page\\.mdx:${line}(:\\d+)?\n`));
    expect(message).toContain(`found:    ${found}`);
    expect(message).toMatch(/\n {2}fix: {6}\S/);
  });

  test.each([
    '{<br>x</br>}',
    '{<button onclick="go()">x</button>}',
    '{<div style="color">x</div>}',
  ])('%s is reported with its line', async (source) => {
    expect(await compileError(source)).toMatch(
      /^content\/docs\/page\.mdx:1:2\n {2}found: {4}an expression without a value: /,
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

test.each([
  '[a](javascript:alert(1))',
  '<a href="javascript:alert(1)">a</a>',
  '<a href=" java\tscript:alert(1)">a</a>',
  "<a href={'javascript:alert(1)'}>a</a>",
  '{<a href="JavaScript:alert(1)">a</a>}',
  '<iframe src="javascript:alert(1)"></iframe>',
])('an address that runs a script is refused: %s', async (source) => {
  expect(await compileError(source)).toMatch(/^content\/docs\/page\.mdx.*\n.*runs? a script/);
});

describe('elements that HTML does not allow inside each other are repaired as in browsers, with a warning', () => {
  test.each([
    [
      'a link in a link',
      '[a <a href="#b">b</a> c](#c)',
      '<p><a href="#c">a </a><a href="#b">b</a> c</p>',
      1,
      '`<a>` inside `<a>`',
    ],
    [
      'a link deep in a link',
      '<a href="#x"><b>x <a href="#y">y</a></b></a>',
      '<a href="#x"><b>x y</b></a>',
      1,
      '`<a>` inside `<a>`',
    ],
    [
      'rows without a body',
      'A\n\n<table>\n  <tr>\n    <td>x</td>\n  </tr>\n  <tr><td>y</td></tr>\n</table>',
      '<p>A</p><table><tbody><tr><td>x</td></tr><tr><td>y</td></tr></tbody></table>',
      4,
      '`<tr>` inside `<table>`',
    ],
    [
      'rows behind a head',
      '<table><thead><tr><th>x</th></tr></thead><tr><td>y</td></tr></table>',
      '<table><thead><tr><th>x</th></tr></thead><tbody><tr><td>y</td></tr></tbody></table>',
      1,
      '`<tr>` inside `<table>`',
    ],
    [
      'a cell without a row',
      '<table><td>x</td></table>',
      '<table><tbody><tr><td>x</td></tr></tbody></table>',
      1,
      '`<td>` inside `<table>`',
    ],
    ['a cell without a table', '<div>\n<td>x</td>\n</div>', '<div>x</div>', 2, '`<td>` inside `<div>`'],
    [
      'a button in a button',
      '<button>a <b><button>b</button></b></button>',
      '<button>a <b>b</b></button>',
      1,
      '`<button>` inside `<button>`',
    ],
  ])('%s', async (_name, source, html, line, found) => {
    const { tree, warnings } = await compileText(source);
    expect(tree?.map(htmlOf).join('')).toContain(html);
    expect(warnings).toMatchObject([{ line, found: `${found}, which HTML does not allow` }]);
  });
});
