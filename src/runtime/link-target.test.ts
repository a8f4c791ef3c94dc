import { isBrowsersClick, isSamePageHash, routeTarget } from './link-target';

const origin = 'https://example.com';
const plain = { target: '', hasDownload: false, button: 0, hasModifier: false };

describe('routeTarget', () => {
  it('splits a route of the site', () => {
    expect(routeTarget('https://example.com/docs/ai/?a=1#b', origin, '')).toEqual({
      path: '/docs/ai/',
      query: '?a=1',
      hash: '#b',
    });
  });

  it('strips the suffix of old addresses', () => {
    expect(routeTarget(`${origin}/docs/index.html`, origin, '')?.path).toBe('/docs/');
    expect(routeTarget(`${origin}/about.html#x`, origin, '')).toEqual({
      path: '/about',
      query: '',
      hash: '#x',
    });
  });

  it('leaves other origins, other protocols and files to the browser', () => {
    const others = [
      'https://remotion.dev/convert',
      'http://example.com/docs',
      'mailto:hi@example.com',
      `${origin}/rss.xml`,
      `${origin}/docs/player.md`,
      `${origin}/logo-light.svg`,
      `${origin}//evil.com/x`,
      `${origin}/\\evil.com/x.html`,
      'http://[bad',
    ];
    expect(others.map((href) => routeTarget(href, origin, ''))).toEqual(others.map(() => null));
  });

  it('takes a number with a dot for a route', () => {
    expect(routeTarget(`${origin}/blog/4.0`, origin, '')?.path).toBe('/blog/4.0');
  });

  it('knows a path prefix', () => {
    expect(routeTarget(`${origin}/site/docs`, origin, '/site')?.path).toBe('/site/docs');
    expect(routeTarget(`${origin}/site`, origin, '/site')?.path).toBe('/site');
    expect(routeTarget(`${origin}/sites/docs`, origin, '/site')).toBeNull();
  });
});

describe('isBrowsersClick', () => {
  it('takes a plain click, and leaves the others', () => {
    expect(isBrowsersClick(plain)).toBe(false);
    expect(isBrowsersClick({ ...plain, target: '_self' })).toBe(false);
    expect(isBrowsersClick({ ...plain, target: '_blank' })).toBe(true);
    expect(isBrowsersClick({ ...plain, hasDownload: true })).toBe(true);
    expect(isBrowsersClick({ ...plain, button: 1 })).toBe(true);
    expect(isBrowsersClick({ ...plain, hasModifier: true })).toBe(true);
  });
});

describe('isSamePageHash', () => {
  const here = { pathname: '/docs', search: '' };
  it('tells a hash of this page from another page', () => {
    expect(isSamePageHash({ path: '/docs', query: '', hash: '#a' }, here)).toBe(true);
    expect(isSamePageHash({ path: '/docs', query: '', hash: '' }, here)).toBe(false);
    expect(isSamePageHash({ path: '/docs', query: '?x', hash: '#a' }, here)).toBe(false);
    expect(isSamePageHash({ path: '/blog', query: '', hash: '#a' }, here)).toBe(false);
  });
});
