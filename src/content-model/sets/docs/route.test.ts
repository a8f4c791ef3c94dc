import { docAddress, numberPrefixOf, withoutNumberPrefix } from './route';

describe('the address of a doc', () => {
  test.each([
    ['spring.mdx', {}, 'spring', '/docs/spring'],
    ['lambda/setup.mdx', {}, 'lambda/setup', '/docs/lambda/setup'],
    ['lambda/setup.mdx', { id: 'start' }, 'lambda/start', '/docs/lambda/start'],
    ['ai/index.mdx', {}, 'ai/index', '/docs/ai/'],
    ['ai/README.md', {}, 'ai/README', '/docs/ai/'],
    ['cli/cli.mdx', {}, 'cli/cli', '/docs/cli/'],
    ['index.mdx', {}, 'index', '/docs/'],
    ['getting-started.mdx', { slug: '/' }, 'getting-started', '/docs/'],
    ['lambda/setup.mdx', { slug: '/a/b' }, 'lambda/setup', '/docs/a/b'],
    ['lambda/setup.mdx', { slug: 'begin' }, 'lambda/setup', '/docs/lambda/begin'],
    ['lambda/setup.mdx', { slug: '../begin' }, 'lambda/setup', '/docs/begin'],
    ['lambda/index.mdx', { id: 'home' }, 'lambda/home', '/docs/lambda/home'],
    ['01-guides/02-intro.mdx', {}, 'guides/intro', '/docs/guides/intro'],
    ['2-0-migration.mdx', {}, '2-0-migration', '/docs/2-0-migration'],
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
