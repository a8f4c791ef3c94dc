import { linkHtml } from './link-html';

const link = (label: string, href: string) => linkHtml({ type: 'link', label, href }, '/docs/sequence');

test('a link has its address and its label, the open page is marked, and external links are', () => {
  expect(link('<Sequence>', '/docs/sequence')).toBe(
    '<a href="/docs/sequence" aria-current="page">&#60;Sequence&#62;</a>',
  );
  expect(link('Store', 'https://example.com/?a&b="c"')).toBe(
    '<a href="https://example.com/?a&#38;b=&#34;c&#34;" class="external">Store</a>',
  );
});

test('a label that is longer than the sidebar is wide is a title too', () => {
  expect(link('Set "calculateMetadata" up', '/docs/a')).not.toContain('title');
  expect(link('Set "calculateMetadata()" up', '/docs/a')).toBe(
    '<a href="/docs/a" title="Set &#34;calculateMetadata()&#34; up">Set &#34;calculateMetadata()&#34; up</a>',
  );
});
