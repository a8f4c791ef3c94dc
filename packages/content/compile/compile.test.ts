import { compileText } from '../../../test/support/compile';

const html = async (source: string) =>
  (await compileText(source)).tree?.map((node) =>
    typeof node !== 'string' && 'html' in node ? node.html : node,
  );

describe('what an MDX file is compiled to', () => {
  test('prose without components is finished HTML', async () => {
    const { tree } = await compileText('Two **props** matter: `a` and <b>c</b>.');
    expect(tree).toEqual([
      { tag: 'p', html: 'Two <strong>props</strong> matter: <code>a</code> and <b>c</b>.' },
    ]);
  });

  test('a component is a node with its props, and what stands around it stays apart', async () => {
    const { tree } = await compileText('See <TsType type="A" source="remotion" /> *now*.');
    expect(tree).toEqual([
      {
        tag: 'p',
        children: [
          'See ',
          { component: 'TsType', props: { type: 'A', source: 'remotion' } },
          ' ',
          { tag: 'em', html: 'now' },
          '.',
        ],
      },
    ]);
  });

  test('Markdown inside a component is its children', async () => {
    const { tree } = await compileText(
      '<Tabs>\n<TabItem value="a" label="A">\n\nText\n\n</TabItem>\n</Tabs>',
    );
    expect(tree).toEqual([
      {
        component: 'Tabs',
        children: [
          { component: 'TabItem', props: { value: 'a', label: 'A' }, children: [{ tag: 'p', html: 'Text' }] },
        ],
      },
    ]);
  });

  test('an element in a prop is content too', async () => {
    const { tree } = await compileText('<TabItem value="a" label={<em>A</em>} />');
    expect(tree).toEqual([
      { component: 'TabItem', props: { value: 'a', label: { $content: [{ tag: 'em', html: 'A' }] } } },
    ]);
  });

  test('expressions, exported constants and elements in them are worked out', async () => {
    const source =
      "export const names = ['a', 'b'];\n\n{names[1]} of {names.length}\n\n{names.length > 1 ? <b title={names[0]}>many</b> : 'one'}\n\nText{' '}and {1 + 1}";
    expect((await compileText(source)).tree).toEqual([
      { tag: 'p', html: 'b of 2' },
      { tag: 'b', props: { title: 'a' }, html: 'many' },
      { tag: 'p', html: 'Text and 2' },
    ]);
  });

  test('a partial gets its props and children', async () => {
    const { tree } = await compileText(
      "import Cups from './_cups.mdx';\n\n<Cups />\n\n<Cups count={4}>**Hot**</Cups>",
      { 'content/docs/_cups.mdx': 'Pour {props.count ?? 2} cups.\n\n{props.children}' },
    );
    expect(tree).toEqual([
      { tag: 'p', html: 'Pour 2 cups.' },
      { tag: 'p', html: 'Pour 4 cups.' },
      { tag: 'strong', html: 'Hot' },
    ]);
  });

  test('an empty element has no inside', async () => {
    expect((await compileText('***')).tree).toEqual([{ tag: 'hr', children: [] }]);
  });

  test('the part above the truncate mark is the excerpt, with either kind of comment', async () => {
    for (const mark of ['{/* truncate */}', '<!-- truncate -->']) {
      const { tree, excerpt } = await compileText(`One.\n\n${mark}\n\nTwo.`);
      expect(excerpt).toEqual([{ tag: 'p', html: 'One.' }]);
      expect(tree).toEqual([
        { tag: 'p', html: 'One.' },
        { tag: 'p', html: 'Two.' },
      ]);
    }
  });

  test('words of the prose are counted, those of code are not', async () => {
    expect((await compileText('One two `three`.\n\n```ts\nconst four = 5;\n```')).words).toBe(3);
  });
});

describe('Markdown of the field', () => {
  test('tables, with pipes in code, stand in a box that scrolls', async () => {
    const [table] = (await compileText('| a | b |\n|---|---|\n| `x \\| y` | c |')).tree ?? [];
    expect(table).toMatchObject({ tag: 'div', props: { className: 'table-wrap', role: 'group' } });
    expect(table).toHaveProperty('html', expect.stringContaining('<td><code>x | y</code></td>'));
  });

  test.each([
    ['| Name | What it does |', '| [`a()`](https://a.dev) | Says in a sentence what it is good for. |', true],
    [
      '| Name | Type | What it is |',
      '| `a`, `b` | _number_ | Says in a sentence what it is good for. |',
      true,
    ],
    ['| Name | Default | What it is |', '| `a` | 1 | Says in a sentence what it is good for. |', false],
    ['| Codec | Quality |', '| `a` | 1 to 51 |', false],
    ['| Version 2 | Version 3 |', '| `a()` | Says in a sentence what it has become by now. |', false],
    ['| To | Use |', '| make a video | Says in a sentence what it is good for. |', false],
  ])('a table that explains names is marked: %s', async (head, row, isMarked) => {
    const columns = '|---'.repeat(head.split('|').length - 2);
    const [table] = (await compileText(`${head}\n${columns}|\n${row}`)).tree ?? [];
    expect(JSON.stringify(table).includes('data-rows')).toBe(isMarked);
  });

  test.each([
    ['| Symptom | Cause | Fix |', '| The render never ends | A request takes long | Raise the timeout |', 2],
    ['| | Free | Company |', '| Use for commercial videos | yes | yes |', 0],
    ['| Message | Cause and its fix |', '| The render never ends | Raise the timeout |', 0],
    ['| | Lambda | Cloud Run | Containers | Server |', `|${' a long explanation |'.repeat(5)}`, 4],
    ['| | Lambda | Cloud Run | Azure | Containers | Server |', `|${' a long explanation |'.repeat(6)}`, 0],
  ])('a table too wide for phones knows the headers of its columns: %s', async (head, row, count) => {
    const columns = '|---'.repeat(head.split('|').length - 2);
    const [table] = (await compileText(`${head}\n${columns}|\n${row}`)).tree ?? [];
    expect(JSON.stringify(table).match(/data-th=/g)?.length ?? 0).toBe(count);
  });

  test.each([
    ['1.5 s', true],
    ['$2,000', true],
    ['120 frames', true],
    ['2 hours and a half', false],
    ['built-in', false],
  ])('digits have equal widths in a table with a column of numbers: %s', async (cell, hasNumbers) => {
    const [table] = (await compileText(`| Step | Takes |\n|---|---|\n| read | ${cell} |`)).tree ?? [];
    expect(JSON.stringify(table).includes('num')).toBe(hasNumbers);
  });

  test('a table row with too many cells is warned of', async () => {
    const { warnings } = await compileText('| a |\n|---|\n| b |\n| `c | d` |');
    expect(warnings).toMatchObject([
      { line: 4, found: 'a row with 2 cells in a table with 1 columns, so readers do not see the rest' },
    ]);
  });

  test.each([
    [':::note\n\nText\n\n:::', 'note', 'Note'],
    [':::tip[A `title`]\n\nText\n\n:::', 'tip', 'A <code>title</code>'],
    [':::warning Plain title\n\nText\n\n:::', 'warning', 'Plain title'],
    [':::danger\nText\n:::', 'danger', 'Danger'],
    [':::caution\nText\n:::', 'caution', 'Caution'],
    [':::info\nText\n:::', 'info', 'Info'],
  ])('admonition %j', async (source, kind, title) => {
    const [node] = (await compileText(source)).tree ?? [];
    expect(node).toMatchObject({
      tag: 'aside',
      props: { className: `admonition admonition-${kind}`, role: 'note' },
    });
    expect(node).toHaveProperty('html', `<p class="admonition-title">${title}</p><p>Text</p>`);
  });

  test('colons that are no directive stay as they were written', async () => {
    expect(await html('At 10:30 it is a:b, :smile: and :abbr[x]{y=z}.')).toEqual([
      'At 10:30 it is a:b, :smile: and :abbr[x]{y=&quot;z&quot;}.',
    ]);
    expect(await html('::leaf')).toEqual(['::leaf']);
  });

  test('an unknown admonition stays as text, with a warning that names the nearest kind', async () => {
    const { tree, warnings } = await compileText('A\n\n:::wraning[Take *care*]\n\nText\n\n:::');
    expect(tree).toEqual([
      { tag: 'p', html: 'A' },
      { tag: 'p', html: ':::wraning[Take <em>care</em>]' },
      { tag: 'p', html: 'Text' },
      { tag: 'p', html: ':::' },
    ]);
    expect(warnings).toMatchObject([
      {
        line: 3,
        found: 'an unknown admonition, `:::wraning`',
        expected: expect.stringContaining('`warning`'),
        fix: 'Did you mean `warning`?',
      },
    ]);
  });

  test('HTML comments vanish, also over lines; in code they stay', async () => {
    expect(await html('A <!-- hidden --> b `<!-- kept -->`.\n\n<!-- over\nlines -->\n\nC')).toEqual([
      'A  b <code>&lt;!-- kept --&gt;</code>.',
      'C',
    ]);
  });

  test('the box of a task is named by the task', async () => {
    expect(await html('- [x] Ship `it`')).toEqual([
      '<li class="task-list-item"><input type="checkbox" disabled="" aria-label="Ship it" checked=""/> Ship <code>it</code></li>',
    ]);
  });

  test('details nest', async () => {
    const source =
      '<details>\n<summary>\nOuter\n</summary>\n\nText\n\n<details>\n<summary>Inner</summary>\n\n- a\n\n</details>\n\n</details>';
    expect(await html(source)).toEqual([
      '<summary>Outer</summary><p>Text</p><details><summary>Inner</summary><ul><li>a</li></ul></details>',
    ]);
  });

  test('a JSX paragraph of several lines is one paragraph', async () => {
    expect(await html('<p>\n  Some text\n</p>')).toEqual(['Some text']);
  });

  test('a paragraph that holds a block becomes a division', async () => {
    expect((await compileText('text <div>x</div> more')).tree).toEqual([
      { tag: 'div', html: 'text <div>x</div> more' },
    ]);
  });

  test('attributes are written as React knows them', async () => {
    expect((await compileText('<div class="a" style={{color: "red"}}>x</div>')).tree).toEqual([
      { tag: 'div', props: { className: 'a', style: { color: 'red' } }, html: 'x' },
    ]);
  });

  test('tabs imported from another tool are ours, under whatever name', async () => {
    const source =
      "import T from '@theme/Tabs';\nimport Item from '@theme/TabItem';\n\n<T><Item value=\"a\">x</Item></T>";
    expect((await compileText(source)).tree).toEqual([
      { component: 'Tabs', children: [{ component: 'TabItem', props: { value: 'a' }, children: ['x'] }] },
    ]);
  });

  test('a partial stands where it is used', async () => {
    const source = "import Licence from './_licence.mdx';\n\nBefore\n\n<Licence />";
    const { tree, dependencies } = await compileText(source, {
      'content/docs/_licence.mdx': '---\na: b\n---\n\nFree **for** some.',
    });
    expect(tree).toEqual([
      { tag: 'p', html: 'Before' },
      { tag: 'p', html: 'Free <strong>for</strong> some.' },
    ]);
    expect(dependencies).toEqual([expect.stringMatching(/_licence\.mdx$/)]);
  });

  test('data and images are imported as values', async () => {
    const source =
      "import data from './data.json';\nimport picture from './picture.png';\n\nFor {data.name}: <img src={picture} alt=\"x\" />";
    const { tree } = await compileText(source, {
      'content/docs/data.json': '{"name":"N"}',
      'content/docs/picture.png': 'x',
    });
    expect(tree).toEqual([{ tag: 'p', html: 'For N: <img src="/static/picture.png" alt="x"/>' }]);
  });
});

describe('headings', () => {
  test('get ids and anchors; components in them are left out of both', async () => {
    const { tree, toc } = await compileText(
      '## The `fps` <AvailableFrom v="1.0" />\n\n### Again {#own-id}\n\n## The `fps`',
    );
    expect(toc).toEqual([
      { id: 'the-fps', level: 2, text: 'The fps', title: 'The <code>fps</code>' },
      { id: 'own-id', level: 3, text: 'Again', title: 'Again' },
      { id: 'the-fps-1', level: 2, text: 'The fps', title: 'The <code>fps</code>' },
    ]);
    expect(tree?.[1]).toMatchObject({
      tag: 'h3',
      props: { id: 'own-id' },
      html: expect.stringContaining('href="#own-id"'),
    });
  });

  test('of emoji or signs alone have an id', async () => {
    const { toc } = await compileText('## 🎉\n\n## 🎬\n\n## …\n\n## 日本');
    expect(toc.map(({ id }) => id)).toEqual(['section', 'section-1', 'section-2', '日本']);
  });

  test('other elements to which links may lead are known', async () => {
    const { ids } = await compileText(
      'Text[^1] <a name="old" />\n\n<div id="box">\n\nMore\n\n</div>\n\n[^1]: A note.',
    );
    expect(ids).toEqual(expect.arrayContaining(['old', 'box', 'user-content-fn-1', 'user-content-fnref-1']));
  });

  test('a title in the text is known', async () => {
    expect((await compileText('# Title\n\nText')).hasTitle).toBe(true);
    expect((await compileText('Text')).hasTitle).toBe(false);
  });
});

describe('links', () => {
  const other = { 'content/docs/other.mdx': 'x', 'content/blog/post.md': 'x' };

  test('to files become routes', async () => {
    const { tree, links } = await compileText('[a](./other.mdx#x) [b](../blog/post.md)', other);
    expect(tree).toEqual([{ tag: 'p', html: '<a href="/docs/other#x">a</a> <a href="/blog/post">b</a>' }]);
    expect(links.map(({ to, line }) => [to, line])).toEqual([
      ['/docs/other#x', 1],
      ['/blog/post', 1],
    ]);
  });

  test('to a file that is no page is its text, with a warning', async () => {
    const { tree, warnings } = await compileText('---\na: b\n---\n\n[a](./missing.mdx)');
    expect(tree).toEqual([{ tag: 'p', html: '<span>a</span>' }]);
    expect(warnings).toEqual([
      {
        file: 'content/docs/page.mdx',
        line: 5,
        column: 1,
        found: 'a link to `./missing.mdx`, which is not a content file',
        expected: 'the path of a content file, relative to content/docs/, or a route such as `/docs/…`',
        fix: 'Correct the path. Until then, readers see only the text of the link.',
      },
    ]);
  });

  test('get the path prefix and the slash of their page; other sites and anchors do not', async () => {
    const environment = {
      pathPrefix: '/sub',
      canonicalRoute: (route: string) => (route === '/docs/ai' ? '/docs/ai/' : undefined),
    };
    const { tree } = await compileText('[a](/docs/ai?x#y) [b](https://x.com) [c](#z)', {}, environment);
    expect(tree).toEqual([
      {
        tag: 'p',
        html: '<a href="/sub/docs/ai/?x#y">a</a> <a href="https://x.com">b</a> <a href="#z">c</a>',
      },
    ]);
  });

  test('to files are also relative to the docs and to the project, as in Docusaurus', async () => {
    const { links } = await compileText('[a](content/docs/other.mdx) [b](docs/other.mdx)', other);
    expect(links.map(({ to }) => to)).toEqual(['/docs/other']);
  });

  test('to docs at the root, as other projects have them, are found unless broken links are errors', async () => {
    const canonicalRoute = (route: string) => (route === '/docs/setup' ? '/docs/setup/' : undefined);
    const targets = async (onBrokenLinks: 'throw' | 'warn') => {
      const { links } = await compileText('[a](/setup#x) [b](/other)', {}, { canonicalRoute, onBrokenLinks });
      return links.map(({ to }) => to);
    };
    expect(await targets('warn')).toEqual(['/docs/setup/#x', '/other']);
    expect(await targets('throw')).toEqual(['/setup#x', '/other']);
  });

  test('relative addresses are those of the page', async () => {
    const { links } = await compileText('[a](setup) [b](../blog/x)');
    expect(links.map(({ to }) => to)).toEqual(['/docs/setup', '/blog/x']);
  });
});

describe('images', () => {
  test('have width, height and the sources they were prepared in', async () => {
    const image = async () => ({
      src: '/a.png',
      width: 4,
      height: 3,
      srcSet: '/a.png 4w',
      sizes: '4px',
      sources: [{ type: 'image/webp', srcSet: '/a.webp 4w' }],
    });
    const { tree } = await compileText(
      '![An "image"](./a.png "Title")',
      { 'content/docs/a.png': 'x' },
      { image },
    );
    expect(tree).toEqual([
      {
        tag: 'span',
        props: { className: 'image' },
        html: '<picture><source type="image/webp" srcset="/a.webp 4w"><img src="/a.png" srcset="/a.png 4w" sizes="4px" alt="An &quot;image&quot;" title="Title" width="4" height="3" loading="lazy" decoding="async"></picture>',
      },
    ]);
  });
});

describe('which way a file goes', () => {
  test.each([
    [
      'a hook',
      "import { useState } from 'react';\n\nexport const A = () => useState(1);\n\n<A />",
      'it imports `react`, which runs in the browser',
    ],
    ['a function as prop', '<button onClick={() => 1}>x</button>', 'it has a function'],
    ['a call', '{[1, 2].map((n) => <b key={n}>{n}</b>)}', 'it calls a function'],
    ['a component that it declares', 'export const Box = () => <b>x</b>;\n\n<Box />', 'it has a function'],
    [
      'a component that it imports',
      "import { Own } from './own';\n\n<Own />",
      'it imports `./own`, which runs in the browser',
    ],
  ])('%s needs the module way', async (_name, source, reason) => {
    const { tree, moduleReason } = await compileText(source, {
      'content/docs/own.tsx': 'export const Own = () => null;',
      'node_modules/react/package.json': '{}',
    });
    expect(tree).toBeNull();
    expect(moduleReason).toBe(reason);
  });

  test('a module imports no page', async () => {
    const source = "import Page from './page-2.mdx';\n\n<button onClick={() => 1} />\n\n<Page />";
    const error = await compileText(source, { 'content/docs/page-2.mdx': 'Text' }).catch((error) => error);
    expect(error.message).toBe(
      [
        'content/docs/page.mdx',
        '  found:    an import of `page-2.mdx` in a file that runs code in the browser',
        '  expected: an import of a partial, whose name starts with `_`',
        '  fix:      Move what both pages show to a partial such as `_page-2.mdx`, and import it in both.',
      ].join('\n'),
    );
  });
});
