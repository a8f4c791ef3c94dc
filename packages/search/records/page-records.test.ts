import { readBlocks } from '../../content/search-pages/blocks';
import { callNames } from './call-names';
import { codeNames } from './code-names';
import { pageRecords } from './page-records';
import type { SearchPage } from './search-page';

const page: SearchPage = {
  path: '/docs/spring',
  title: 'spring()',
  group: 'remotion',
  part: 'api',
  tag: 'docs-default-current',
  description: 'A value that moves like a spring.',
  keywords: ['bounce', 'Spring'],
};
const html = [
  '<p>A value that moves like a spring.</p>',
  '<h2 id="use">Use<a class="anchor" href="#use">#</a></h2>',
  '<p>Give it the frame, and it gives back a number between zero and one, or a little more.</p>',
  '<pre><code class="language-tsx">const frame = useCurrentFrame(); // prose\nconst myValue = spring({fps});</code></pre>',
  '<h3 id="fps">fps</h3>',
  '<p>The frame rate, as <a href="/docs/use-video-config">the hook for the video</a> tells it, in frames a second.</p>',
  '<p><a href="/docs/interpolate">interpolate()</a></p>',
].join('');
const { blocks, links } = readBlocks([{ tag: 'div', html }]);
const options = { pageRank: 3, language: 'en' };
const records = pageRecords(page, blocks, options);

test('a page gives a record for its title, each heading and each block of text', () => {
  expect(records.map(({ objectID, type, url }) => [objectID, type, url])).toEqual([
    ['/docs/spring', 'lvl1', '/docs/spring'],
    ['/docs/spring#use', 'lvl2', '/docs/spring#use'],
    ['/docs/spring#use:1', 'content', '/docs/spring#use'],
    ['/docs/spring#fps', 'lvl3', '/docs/spring#fps'],
    ['/docs/spring#fps:1', 'content', '/docs/spring#fps'],
  ]);
});

test('a record knows its page, its way from the top and what orders it', () => {
  expect(records[4]).toEqual({
    objectID: '/docs/spring#fps:1',
    url: '/docs/spring#fps',
    type: 'content',
    content: 'The frame rate, as the hook for the video tells it, in frames a second.',
    hierarchy: {
      lvl0: 'remotion',
      lvl1: 'spring()',
      lvl2: 'Use',
      lvl3: 'fps',
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    pageID: '/docs/spring',
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    part: 'api',
    keywords: [],
    answers: [],
    symptoms: [],
    names: [],
    errors: [],
    weight: { pageRank: 3, level: 0, position: 4 },
  });
});

test('a title has the description and the other names of its page, none twice', () => {
  expect(records[0]).toMatchObject({ content: page.description, keywords: ['bounce'] });
});

test('a sample is found by the names in it that it does not declare, not as prose', () => {
  expect(records[1]?.names).toEqual(['useCurrentFrame']);
  expect(codeNames("npx remotion render --log-level verbose // a Comment\nimport '@remotion/gif'")).toEqual([
    '--log-level',
    '@remotion/gif',
  ]);
});

test('what “See also” says of other pages is not text of the page, and a section after it is', () => {
  const other = [
    '<h2 id="see-also">See also</h2>',
    '<ul><li><a href="/docs/loop">Loop</a>: plays an animation again and again, as often as you like</li></ul>',
    '<h2 id="more">More</h2>',
    '<p>A sentence of the page itself, which is long enough to be a block of its own.</p>',
  ].join('');
  const read = readBlocks([{ tag: 'div', html: other }]);
  expect(read.blocks.map((block) => block.kind === 'text' && block.text).filter(Boolean)).toEqual([
    'A sentence of the page itself, which is long enough to be a block of its own.',
  ]);
  expect(read.links).toEqual([{ href: '/docs/loop', text: 'Loop' }]);
});

test('ids stay when other sections come and go', () => {
  const later = readBlocks([{ tag: 'div', html: `<h2 id="new">New</h2>${html}` }]).blocks;
  const ids = pageRecords(page, later, options).map(({ objectID }) => objectID);
  for (const { objectID } of records) expect(ids).toContain(objectID);
});

test('pages are known by what others call them, unless that says nothing', () => {
  const named = callNames([
    { path: '/docs/spring', links: [...links, { text: 'here', href: '/docs/sequence' }] },
    { path: '/docs/interpolate', links: [{ text: 'itself', href: '/docs/interpolate' }] },
  ]);
  expect(Object.fromEntries(named)).toEqual({
    '/docs/use-video-config': ['the hook for the video'],
    '/docs/interpolate': ['interpolate()'],
  });
});

test('a section has the messages that its text quotes, also in short items of a list', () => {
  const list =
    '<h2 id="fix">Fix</h2><ul><li><code>Too many <b>functions</b></code></li><li><code>No space left on device</code>: <code>a.b</code> is full.</li></ul>';
  const quoting = pageRecords(page, readBlocks([{ tag: 'div', html: list }]).blocks, options);
  expect(quoting.map(({ type, errors }) => [type, errors])).toEqual([
    ['lvl1', []],
    ['lvl2', ['Too many functions', 'No space left on device']],
    ['content', []],
  ]);
});
