import { docAddress, numberPrefixOf, withoutNumberPrefix } from './route';

describe('the address of a doc', () => {
  // The results of `processDocMetadata` from @docusaurus/plugin-content-docs 3.9.2 for a single file, with
  // the docs at /docs.
  test.each<[string, Parameters<typeof docAddress>[1], string, string]>([
    ['spring.mdx', {}, 'spring', '/docs/spring'],
    ['lambda/setup.mdx', {}, 'lambda/setup', '/docs/lambda/setup'],
    ['lambda/setup.mdx', { id: 'start' }, 'lambda/start', '/docs/lambda/start'],
    ['lambda/setup.mdx', { id: 'start', slug: 'begin' }, 'lambda/start', '/docs/lambda/begin'],
    ['ai/index.mdx', {}, 'ai/index', '/docs/ai/'],
    ['ai/index.mdx', { id: 'ai' }, 'ai/ai', '/docs/ai/'],
    ['google-fonts/index.mdx', { id: 'google-fonts' }, 'google-fonts/google-fonts', '/docs/google-fonts/'],
    ['lambda/index.mdx', { id: 'home' }, 'lambda/home', '/docs/lambda/'],
    ['lambda/index.mdx', { slug: 'home' }, 'lambda/index', '/docs/lambda/home'],
    ['lambda/index.mdx', { slug: '/home' }, 'lambda/index', '/docs/home'],
    ['lambda/index.mdx', { slug: '/' }, 'lambda/index', '/docs/'],
    ['lambda/index.mdx', { slug: './' }, 'lambda/index', '/docs/lambda/'],
    ['lambda/index.mdx', { slug: '..' }, 'lambda/index', '/docs/'],
    ['ai/README.md', {}, 'ai/README', '/docs/ai/'],
    ['ai/readme.mdx', {}, 'ai/readme', '/docs/ai/'],
    ['ai/Index.mdx', {}, 'ai/Index', '/docs/ai/'],
    ['cli/cli.mdx', {}, 'cli/cli', '/docs/cli/'],
    ['cli/CLI.mdx', {}, 'cli/CLI', '/docs/cli/'],
    ['CLI/cli.mdx', {}, 'CLI/cli', '/docs/CLI/'],
    ['cli/cli.mdx', { id: 'x' }, 'cli/x', '/docs/cli/'],
    ['a/b/b.mdx', {}, 'a/b/b', '/docs/a/b/'],
    ['a/b/a.mdx', {}, 'a/b/a', '/docs/a/b/a'],
    ['index.mdx', {}, 'index', '/docs/'],
    ['README.mdx', {}, 'README', '/docs/'],
    ['index.mdx', { id: 'home' }, 'home', '/docs/'],
    ['docs.mdx', {}, 'docs', '/docs/docs'],
    ['getting-started.mdx', { slug: '/' }, 'getting-started', '/docs/'],
    ['lambda/setup.mdx', { slug: '/a/b' }, 'lambda/setup', '/docs/a/b'],
    ['lambda/setup.mdx', { slug: '/a/b/' }, 'lambda/setup', '/docs/a/b/'],
    ['lambda/setup.mdx', { slug: 'begin' }, 'lambda/setup', '/docs/lambda/begin'],
    ['lambda/setup.mdx', { slug: 'begin/' }, 'lambda/setup', '/docs/lambda/begin/'],
    ['lambda/setup.mdx', { slug: '../begin' }, 'lambda/setup', '/docs/begin'],
    ['lambda/setup.mdx', { slug: './begin' }, 'lambda/setup', '/docs/lambda/begin'],
    ['a/b/c.mdx', { slug: '../../d' }, 'a/b/c', '/docs/d'],
    ['lambda/setup.mdx', { slug: 'a/b' }, 'lambda/setup', '/docs/lambda/a/b'],
    ['01-intro.mdx', {}, 'intro', '/docs/intro'],
    ['01-guides/02-intro.mdx', {}, 'guides/intro', '/docs/guides/intro'],
    ['01-guides/02-intro.mdx', { id: '03-x' }, 'guides/03-x', '/docs/guides/03-x'],
    ['01-guides/index.mdx', {}, 'guides/index', '/docs/guides/'],
    ['01-guides/01-index.mdx', {}, 'guides/index', '/docs/guides/index'],
    ['01-guides/guides.mdx', {}, 'guides/guides', '/docs/guides/guides'],
    ['01-guides/01-guides.mdx', {}, 'guides/guides', '/docs/guides/'],
    ['guides/01-guides.mdx', {}, 'guides/guides', '/docs/guides/guides'],
    ['003 - intro.mdx', {}, 'intro', '/docs/intro'],
    ['1.intro.mdx', {}, 'intro', '/docs/intro'],
    ['1_intro.mdx', {}, 'intro', '/docs/intro'],
    ['1--intro.mdx', {}, 'intro', '/docs/intro'],
    ['1-.intro.mdx', {}, 'intro', '/docs/intro'],
    ['1 intro.mdx', {}, '1 intro', '/docs/1 intro'],
    ['1intro.mdx', {}, '1intro', '/docs/1intro'],
    ['12.mdx', {}, '12', '/docs/12'],
    ['1-.mdx', {}, '1-', '/docs/1-'],
    ['2-0-migration.mdx', {}, '2-0-migration', '/docs/2-0-migration'],
    ['2021-02-08-post.mdx', {}, '2021-02-08-post', '/docs/2021-02-08-post'],
    ['4.0-alpha.mdx', {}, '4.0-alpha', '/docs/4.0-alpha'],
    ['1-2.mdx', {}, '1-2', '/docs/1-2'],
    ['5-3d-shapes.mdx', {}, '5-3d-shapes', '/docs/5-3d-shapes'],
    ['100-1000-things.mdx', {}, '100-1000-things', '/docs/100-1000-things'],
    ['2021-foo.mdx', {}, 'foo', '/docs/foo'],
    ['8.0/intro.mdx', {}, '8.0/intro', '/docs/8.0/intro'],
    ['1-one/2-0-two/3-three.mdx', {}, 'one/2-0-two/three', '/docs/one/2-0-two/three'],
    [
      '01-guides/02-intro.mdx',
      { parse_number_prefixes: false },
      '01-guides/02-intro',
      '/docs/01-guides/02-intro',
    ],
    ['01-guides/index.mdx', { parse_number_prefixes: false }, '01-guides/index', '/docs/01-guides/'],
  ])('%s with %j is %s at %s', (file, matter, docId, route) => {
    expect(docAddress(file, matter)).toEqual({ docId, route });
  });
});

test('numbers order files, versions and dates do not', () => {
  expect(withoutNumberPrefix('03 - intro')).toBe('intro');
  expect(numberPrefixOf('03-intro')).toBe(3);
  for (const name of ['2-0-migration', '2021-02-08-post', '4.0-alpha', 'intro']) {
    expect(withoutNumberPrefix(name)).toBe(name);
    expect(numberPrefixOf(name)).toBeUndefined();
  }
});

test('a folder in parentheses, as in Fumadocs, is not part of the route', () => {
  expect(docAddress('(guides)/lambda/setup.mdx', {})).toEqual({
    docId: 'lambda/setup',
    route: '/docs/lambda/setup',
  });
  expect(docAddress('(guides)/index.mdx', {})).toEqual({ docId: 'index', route: '/docs/' });
});
