/** @jest-environment jsdom */
import { contentSettings } from '../../test/support/settings';
import { escapeXml, publicUrls, robots, sitemap } from './addresses';
import { feeds } from './feeds';
import { llmsFull, llmsTexts } from './llms';
import { llmsSections } from './llms-sections';
import { type MadePage, outputPages } from './output-pages';
import { dayOf, type OutputPage, type PageTree } from './page';
import { pageMarkdown, withoutModuleCode } from './page-markdown';
import type { SiteData } from './site-data';

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
  siteName: contentSettings.site.name,
  docs: [
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
  posts: [
    post('new', '2025-2-1', { authors: [{ name: 'Ada', url: 'https://ada.dev?a=1&b=2' }] }),
    post('old', '2024-01-01'),
    post('secret', '2025-03-01', { unlisted: true }),
  ],
  templates: [prose('Blank', { path: '/templates/blank', repository: 'me/blank' })],
  experts: [{ path: '/experts/ada', title: 'Ada', description: null, website: 'https://ada.dev', work: [] }],
  prose: [
    { name: 'blog', ...prose('Blog') },
    { name: 'experts', ...prose('Experts') },
  ],
  showcase: [],
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

  it('the list of the course has the lessons in the order of the course', () => {
    const paths = ['/learn/a', '/learn/b'];
    const docs = paths.map((path) => prose(path, { path, unlisted: false, navigation: nowhere, usedIn: [] }));
    const list = page('/learn', 'course-list', { set: 'learn' });
    const content = { ...data, docs, posts: [] } as unknown as SiteData;
    const [listed] = outputPages([list], content, [...paths].reverse());
    expect(listed?.list?.map(({ href }) => href)).toEqual(['/learn/b', '/learn/a']);
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
  const context = { publicUrl, site: contentSettings.site };
  const texts = llmsTexts(pages, packages, context);
  const text = (name: string) => String(texts.get(name));
  const doc = (path: string, category: string, more: Partial<OutputPage> = {}): OutputPage => ({
    ...pageOf('/docs/b'),
    path,
    title: path,
    trail: ['Guides', category],
    heading: `Guides: ${category}`,
    ...more,
  });
  const four = (folder: string, category: string) =>
    ['a', 'b', 'c', 'd'].map((name) => doc(`/docs/${folder}${name}`, category));

  it('leads to the sections, what may be left out last', () => {
    expect(text('/llms.txt').match(/^##? .*$/gm)).toEqual([
      '# Remotion',
      '## Sections',
      '## API as JSON',
      '## Optional',
    ]);
    expect(text('/llms.txt')).toContain(
      '\n- [API reference](https://a.dev/sub/docs/api-reference/llms.txt): b()\n',
    );
    expect(text('/llms.txt')).toContain('\n- [Site](https://a.dev/sub/site/llms.txt): 4 pages\n');
  });

  it('a section lists its pages by their Markdown, with what they answer', () => {
    expect(text('/docs/api-reference/llms.txt')).toContain(
      '\n## API reference: Basics\n\n- [`b()`](https://a.dev/sub/docs/b.md): About b()\n',
    );
    const asked = llmsTexts([doc('/docs/x', 'X', { answers: ['why', 'how'] })], [], context);
    expect(asked.get('/docs/guides/llms.txt')).toContain(': About b() Answers: why; how.\n');
  });

  it('a section is a folder, else a category, else a part, with at least four pages', () => {
    const some = [...four('gif/', 'Media'), ...four('', 'Adding video'), doc('/docs/e', 'Lonely')];
    expect(llmsSections(some).map(({ file, title, pages: { length } }) => [file, title, length])).toEqual([
      ['/docs/gif/llms.txt', 'Gif', 4],
      ['/docs/adding-video/llms.txt', 'Adding video', 4],
      ['/docs/guides/llms.txt', 'Guides', 1],
    ]);
  });

  it('a section that is too long is split, and no page is lost', () => {
    const long = { description: 'word '.repeat(1000) };
    const many = four('gif/', 'Media').flatMap((page) => [
      { ...page, ...long },
      { ...page, ...long, path: `${page.path}2` },
    ]);
    const split = llmsTexts(many, [], context);
    expect([...split.keys()].filter((name) => name.includes('gif'))).toEqual([
      '/docs/gif/llms.txt',
      '/docs/gif/llms-2.txt',
    ]);
    expect(split.get('/llms.txt')).toContain('[Gif (2 of 2)](https://a.dev/sub/docs/gif/llms-2.txt)');
    const all = [...split.values()].join('');
    for (const { path } of many) expect(all).toContain(`(https://a.dev/sub${path}.md)`);
  });

  it('leads to the exports of packages as JSON, and to their schema', () => {
    expect(text('/api/llms.txt')).toContain(
      '\n- [`@remotion/paths`](https://a.dev/sub/api/@remotion/paths.json): 0 exports in version 4.0.0\n',
    );
    expect(text('/api/llms.txt')).toContain('[A JSON Schema](https://a.dev/sub/api/schema.json)');
    expect([...llmsTexts(pages, [], context).keys()]).not.toContain('/api/llms.txt');
  });

  it('passes over what is not listed, as the whole text does', () => {
    expect([...texts.values()].join('')).not.toMatch(/hidden|secret/);
    const whole = new Map(pages.map(({ path }) => [path, `<${path}>\n`]));
    expect(llmsFull(pages, whole).split('\n---\n\n').sort()).toEqual(
      ['/blog/new', '/blog/old', '/docs/', '/docs/b', '/experts/', '/experts/ada', '/templates/blank'].map(
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
  const files = feeds(pages, { publicUrl, site: contentSettings.site, language: 'en' });

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

  it('the lessons of the course are among the posts of its set, dated by their last change', () => {
    const lesson = (slug: string, lastUpdated: string | null) =>
      prose(`\`${slug}()\``, {
        ...{ path: `/learn/${slug}`, unlisted: false, lastUpdated, usedIn: [] },
        navigation: { breadcrumbs: [], sidebar: { name: 'courseSidebar' } },
      });
    const content = {
      ...data,
      docs: [lesson('one', '2025-08-22'), lesson('undated', null)],
      posts: [post('', '2022-12-22', { set: 'learn', path: '/learn/tutorial' })],
    } as unknown as SiteData;
    const course = [
      page('/learn/one', 'doc'),
      page('/learn/undated', 'doc'),
      page('/learn/tutorial', 'post'),
    ];
    const context = { publicUrl, site: contentSettings.site, language: 'en' };
    const own = feeds(outputPages(course, content, []), context);
    const atom = parsed(String(own['/learn/atom.xml']));
    const entries = [...atom.querySelectorAll('entry')];
    const textsOf = (name: string) => entries.map((entry) => entry.querySelector(name)?.textContent);
    expect(textsOf('id')).toEqual(['https://a.dev/sub/learn/one', 'https://a.dev/sub/learn/tutorial']);
    expect(textsOf('title')[0]).toBe('one()');
    expect(textsOf('updated')).toEqual(['2025-08-22T00:00:00.000Z', '2022-12-22T00:00:00.000Z']);
    expect(textsOf('published')).toEqual([undefined, '2022-12-22T00:00:00.000Z']);
    expect(parsed(String(own['/learn/rss.xml'])).querySelectorAll('item')).toHaveLength(2);
    expect(JSON.parse(String(own['/learn/feed.json'])).items).toHaveLength(2);
  });

  it('Atom has authors and dates that do not depend on the build', () => {
    const atom = parsed(String(files['/blog/atom.xml']));
    expect(atom.querySelector('feed > updated')?.textContent).toBe('2025-02-01T00:00:00.000Z');
    expect(atom.querySelector('entry > author > name')?.textContent).toBe('Ada');
    expect(feeds(pages, { publicUrl, site: contentSettings.site, language: 'en' })).toEqual(files);
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
