/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { Helmet } from './browser-head';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const head = () => [...document.head.children].map(({ outerHTML }) => outerHTML);
const canonical = '<link data-rh="true" rel="canonical" href="https://example.com/a">';
const description = '<meta data-rh="true" name="description" content="A &quot;text&quot;">';

const root = createRoot(document.body.appendChild(document.createElement('div')));
const render = (element: React.ReactNode) => act(async () => root.render(element));

beforeEach(() => {
  document.head.innerHTML = `<meta charset="utf-8"><title data-rh="true">A</title>${description}${canonical}`;
});

function PageA({ hasMore = false }) {
  return (
    <Helmet>
      <title>A</title>
      <meta name="description" content={'A "text"'} />
      <link rel="canonical" href="https://example.com/a" />
      {hasMore && <meta name="robots" content="noindex" />}
      {[1, 2].map((size) => hasMore && <meta key={size} property="og:image:width" content={String(size)} />)}
      {hasMore && <script type="application/ld+json">{'{"a":"</b>"}'}</script>}
    </Helmet>
  );
}

test('a head that came with the HTML stays as it is', async () => {
  const before = [...document.head.children];
  await render(<PageA />);
  expect([...document.head.children]).toEqual(before);
});

test('the next page has its own title and elements, and those of the site stay', async () => {
  await render(<PageA hasMore />);
  expect(head()).toEqual([
    '<meta charset="utf-8">',
    '<title data-rh="true">A</title>',
    description,
    canonical,
    '<meta data-rh="true" name="robots" content="noindex">',
    '<meta data-rh="true" property="og:image:width" content="1">',
    '<meta data-rh="true" property="og:image:width" content="2">',
    '<script data-rh="true" type="application/ld+json">{"a":"</b>"}</script>',
  ]);
  await render(
    <Helmet>
      <title>{`B | ${'Site'}`}</title>
      <meta name="description" content="B" />
    </Helmet>,
  );
  expect(document.title).toBe('B | Site');
  expect(head().slice(2)).toEqual(['<meta data-rh="true" name="description" content="B">']);
});

test('a title alone leaves the rest of the head', async () => {
  await render(<Helmet title="Page Error" />);
  expect(document.title).toBe('Page Error');
  expect(head().slice(2)).toEqual([description, canonical]);
});
