/** @jest-environment jsdom */
import { escapeXml, publicUrls } from './addresses';
import { feeds } from './feeds';
import { llmsFull, llmsIndex } from './llms';
import { dayOf, type OutputPage, type PageTree } from './page';
import { pageMarkdown, withoutModuleCode } from './page-markdown';
import type { MadePage } from './page-writers';
import { outputPages } from './pages';
import type { SiteData } from './site-data';
import { robots, sitemap } from './sitemap';

const publicUrl = publicUrls({ siteUrl: 'https://a.dev', pathPrefix: '/sub' });
const tree: PageTree = {
  digest: 'of the tree',
  read: () => [{ tag: 'p', html: 'Words &amp; <a href="/sub/docs/b">more</a>.' }],
};

function prose(title: string, more: object = {}) {
  const rest = { description: `About ${title}`, answers: [], lastUpdated: null, contentTree: tree };
  return { title, ...rest, sourcePath: `/content/${title}.mdx`, ...more };
}

function post(slug: string, date: string, more: object = {}) {
  const fields = { set: 'blog', path: `/blog/${slug}`, date, unlisted: false, tags: ['news'], authors: [] };
  return prose(`Post ${slug} & <b>`, { ...fields, ...more });
}

const breadcrumbs = [{ label: 'Basics' }, { label: 'b()', href: '/docs/b' }];
const nowhere = { breadcrumbs: [], sidebar: null };

const data = {
  docs: {
    nodes: [
      prose('b()', {
        path: '/docs/b',
        unlisted: false,
        lastUpdated: '2025-08-21T23:30:00-05:00',
        navigation: { breadcrumbs, sidebar: { name: 'apiSidebar' } },
        usedIn: [{ path: '/blog/new', title: 'Post new', part: 'Blog' }],
      }),
      prose('Hidden', { path: '/docs/hidden', unlisted: true, navigation: nowhere, usedIn: [] }),
      prose('Start', { path: '/docs/', unlisted: false, navigation: nowhere, usedIn: [] }),
    ],
  },
  posts: {
    nodes: [
      post('new', '2025-2-1', { authors: [{ name: 'Ada', url: 'https://ada.dev?a=1&b=2' }] }),
      post('old', '2024-01-01'),
      post('secret', '2025-03-01', { unlisted: true }),
    ],
  },
  templates: { nodes: [prose('Blank', { path: '/templates/blank', repository: 'me/blank' })] },
  experts: {
    nodes: [{ path: '/experts/ada', title: 'Ada', description: null, website: 'https://ada.dev', work: [] }],
  },
  prose: {
    nodes: [
      { name: 'blog', ...prose('Blog') },
      { name: 'experts', ...prose('Experts') },
    ],
  },
  showcase: { nodes: [] },
} as unknown as SiteData;

const page = (path: string, template: string, context: MadePage['context'] = {}): MadePage => ({
  path,
  template,
  context,
});

const made = [
  page('/docs/b', 'doc'),
  page('/docs/hidden', 'doc'),
  page('/docs/', 'doc'),
  page('/blog/new', 'post'),
  page('/blog/old', 'post'),
  page('/blog/secret', 'post'),
  page('/blog', 'post-list', { set: 'blog', page: 1, skip: 0, limit: 1 }),
  page('/blog/page/2', 'post-list', { set: 'blog', page: 2, skip: 1, limit: 1 }),
  page('/templates/blank', 'template'),
  page('/experts/ada', 'expert'),
  page('/experts/', ''),
  page('/docs/gone', 'redirect'),
  page('/ai-embed', '', { layout: 'bare' }),
];
const pages = outputPages(made, data, ['/docs/', '/docs/b']);

function pageOf(path: string): OutputPage {
  const found = pages.find((each) => each.path === path);
  if (!found) throw new Error(`There is no page ${path}.`);
  return found;
}

function parsed(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent ?? '').toBe('');
  return document;
}

describe('the pages', () => {
  it('are all but those that lead elsewhere, in reading order', () => {
    expect(pages.map(({ path }) => path)).toEqual([
      '/docs/',
      '/docs/hidden',
      '/docs/b',
      '/blog/new',
      '/blog/old',
      '/blog/secret',
      '/templates/blank',
      '/experts/ada',
      '/blog',
      '/blog/page/2',
      '/experts/',
    ]);
  });

  it('know where they stand, when they changed and what they list', () => {
    expect(pageOf('/docs/b')).toMatchObject({
      trail: ['API reference', 'Basics'],
      heading: 'API reference: Basics',
      lastModified: '2025-08-21',
    });
    expect(pageOf('/blog/page/2')).toMatchObject({
      title: 'Blog, page 2',
      lastModified: '2024-01-01',
      list: [{ title: 'Post old & <b>', href: '/blog/old' }],
    });
    expect(pageOf('/experts/').list).toEqual([{ title: 'Ada', href: '/experts/ada', description: null }]);
  });

  it('a day is a day, however it is written', () => {
    expect(['2025-8-1', '2025-08-01T23:00:00Z', '2025-08-01', '', null].map(dayOf)).toEqual([
      '2025-08-01',
      '2025-08-01',
      '2025-08-01',
      null,
      null,
    ]);
  });
});

describe('a page as Markdown', () => {
  it('says what it is, where it is from and what stands in it', () => {
    expect(pageMarkdown(pageOf('/docs/b'), publicUrl)).toBe(
      '# `b()`\n\n> About b()\n\nSource: https://a.dev/sub/docs/b\nLast updated: 2025-08-21\n\nWords & [more](https://a.dev/sub/docs/b).\n\n## Used in\n\n- [Post new](https://a.dev/sub/blog/new): Blog\n',
    );
  });

  it('names what it lists', () => {
    expect(pageMarkdown(pageOf('/blog'), publicUrl)).toContain(
      '- [Post new & \\<b>](https://a.dev/sub/blog/new): About Post new & \\<b>',
    );
  });

  it('a module is what its author wrote, without its code', () => {
    const source =
      "---\ntitle: x\n---\n\nimport A from './a';\n\n# Title\n\n<A />\n\nexport const b = 1;\n\nEnd {b}\n";
    expect(withoutModuleCode('/x.mdx', source)).toBe('# Title\n\n<A />\n\n\n\nEnd {b}');
  });
});

describe('llms.txt', () => {
  const packages = [{ $schema: '', package: '@remotion/paths', version: '4.0.0', exports: [] }];
  const index = llmsIndex(pages, packages, publicUrl);

  it('lists pages under their headings, by their Markdown, what may be left out last', () => {
    expect(index.match(/^##? .*$/gm)).toEqual([
      '# Remotion',
      '## Guides',
      '## API reference: Basics',
      '## Templates',
      '## API as JSON',
      '## Optional',
    ]);
    expect(index).toContain('\n- [`b()`](https://a.dev/sub/docs/b.md): About b()\n');
    expect(index).toContain('(https://a.dev/sub/docs.md)');
  });

  it('leads to the exports of packages as JSON, and to their schema', () => {
    expect(index).toContain(
      '\n- [`@remotion/paths`](https://a.dev/sub/api/@remotion/paths.json): 0 exports of version 4.0.0\n',
    );
    expect(index).toContain('[a JSON Schema](https://a.dev/sub/api/schema.json)');
    expect(llmsIndex(pages, [], publicUrl)).not.toContain('JSON');
  });

  it('passes over what is not listed, as the whole text does', () => {
    const texts = new Map(pages.map(({ path }) => [path, `<${path}>\n`]));
    expect(index).not.toMatch(/hidden|secret/);
    expect(llmsFull(pages, texts).split('\n---\n\n')).toEqual(
      ['/docs/', '/docs/b', '/templates/blank', '/blog/new', '/blog/old', '/experts/ada', '/experts/'].map(
        (path) => `<${path}>\n`,
      ),
    );
  });
});

describe('sitemap and robots', () => {
  it('name the pages to be found, with the day of their last change', () => {
    const urls = [...parsed(sitemap(pages, publicUrl)).querySelectorAll('url')];
    const entries = urls.map((url) => [url.children[0]?.textContent, url.children[1]?.textContent]);
    expect(entries).toContainEqual(['https://a.dev/sub/docs/b', '2025-08-21']);
    expect(entries).toContainEqual(['https://a.dev/sub/docs/', undefined]);
    expect(entries.flat().join()).not.toMatch(/hidden|secret|404|gone|embed/);
  });

  it('an address is escaped', () => {
    const odd = { ...pageOf('/docs/b'), path: '/docs/a&b c' };
    expect(parsed(sitemap([odd], publicUrl)).querySelector('loc')?.textContent).toBe(
      'https://a.dev/sub/docs/a&b%20c',
    );
    expect(escapeXml(`<a b="c" d='e'>&`)).toBe('&lt;a b=&quot;c&quot; d=&apos;e&apos;&gt;&amp;');
  });

  it('robots are shown the map', () => {
    expect(robots(publicUrl)).toContain('\nSitemap: https://a.dev/sub/sitemap.xml\n');
  });
});

describe('feeds', () => {
  const files = feeds(pages, publicUrl);

  it('there are three for each set that has posts', () => {
    expect(Object.keys(files)).toEqual(['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json']);
  });

  it('RSS has the listed posts, newest first, whole', () => {
    const items = [...parsed(String(files['/blog/rss.xml'])).querySelectorAll('item')];
    expect(items.map((item) => item.querySelector('title')?.textContent)).toEqual([
      'Post new & <b>',
      'Post old & <b>',
    ]);
    const [first] = items;
    expect(first?.querySelector('link')?.textContent).toBe('https://a.dev/sub/blog/new');
    expect(new Date(String(first?.querySelector('pubDate')?.textContent)).toISOString()).toBe(
      '2025-02-01T00:00:00.000Z',
    );
    expect(first?.getElementsByTagName('content:encoded')[0]?.textContent).toBe(
      '<p>Words &#x26; <a href="https://a.dev/sub/docs/b">more</a>.</p>',
    );
  });

  it('Atom has authors and dates that do not depend on the build', () => {
    const atom = parsed(String(files['/blog/atom.xml']));
    expect(atom.querySelector('feed > updated')?.textContent).toBe('2025-02-01T00:00:00.000Z');
    expect(atom.querySelector('entry > author > name')?.textContent).toBe('Ada');
    expect(feeds(pages, publicUrl)).toEqual(files);
  });

  it('JSON says where it is and what it has', () => {
    const json = JSON.parse(String(files['/blog/feed.json']));
    expect(json).toMatchObject({
      title: 'Remotion: Blog',
      home_page_url: 'https://a.dev/sub/blog',
      feed_url: 'https://a.dev/sub/blog/feed.json',
    });
    expect(json.items.map(({ id }: { id: string }) => id)).toEqual([
      'https://a.dev/sub/blog/new',
      'https://a.dev/sub/blog/old',
    ]);
  });
});
