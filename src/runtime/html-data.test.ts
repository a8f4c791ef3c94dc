import { fromRawJson, pageDataText } from './html-data';

const page = (data: unknown) => ({
  componentChunkName: 'doc',
  path: '/docs',
  result: { pageContext: {}, data },
});

test('HTML in the data is the same as in the page, and is read back', () => {
  const html = '<a href="/docs">`code`</a>\n<pre>a\\n\\"b\\\\ \u2028 \u0001\t\r\n</pre>';
  const text = pageDataText(page({ html }), '');
  expect(text).toContain('<a href="/docs">\\u0060code\\u0060</a>\n<pre>');
  expect(JSON.parse(fromRawJson(text))).toEqual(page({ html }));
});

test.each([
  '\\',
  '\\\\',
  '"',
  '\\"',
  '\\\\"',
  '`',
  '\\`',
  '\n',
  '\\n',
  '\\\n',
  '',
  '\\u0060',
])('reads %j back', (value) => {
  const data = { [value]: [value, `a${value}b`] };
  expect(JSON.parse(fromRawJson(pageDataText(page(data), '')))).toEqual(page(data));
});

describe('HTML of the content that is in the body too', () => {
  const tree = [
    { tag: 'p', html: 'A <b>b</b>' },
    { component: 'Tabs', props: { items: [{ $content: [{ tag: 'ul', props: {}, html: '<li>c</li>' }] }] } },
  ];
  const [first, second] = ['<p data-h="">A <b>b</b></p>', '<ul class="a" data-h=""><li>c</li></ul>'];
  const htmlOf = (body: string) => {
    const text = pageDataText(page({ tree }), body);
    return [...fromRawJson(text).matchAll(/"html":("[^"]*"|0)/g)].map(([, html]) => html);
  };
  const whole = ['"A <b>b</b>"', '"<li>c</li>"'];

  test('is left out', () => {
    expect(htmlOf(`<main>${first}<div>${second}</div></main>`)).toEqual(['0', '0']);
  });

  test.each([
    ['is in another order', second + first],
    ['is not there', first],
    ['has more beside it', first + second + first],
    ['is different', first.replace('A', 'B') + second],
    ['is longer', first.replace('</p>', '!</p>') + second],
  ])('is kept if it %s', (_, body) => {
    expect(htmlOf(body)).toEqual(whole);
  });
});
