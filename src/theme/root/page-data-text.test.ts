import { pageDataText } from './page-data-text';
import { fromRawJson } from './raw-json';

const page = (data: unknown) => ({
  componentChunkName: 'doc',
  path: '/docs',
  result: { pageContext: {}, data },
});

test('HTML in the data is the same as in the page, and is read back', () => {
  const html = '<a href="/docs">`code`</a>\n<pre>a\\n\\"b\\\\ \u2028 \u0001\t\r\n</pre>';
  const text = pageDataText(page({ html }));
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
  expect(JSON.parse(fromRawJson(pageDataText(page(data))))).toEqual(page(data));
});
