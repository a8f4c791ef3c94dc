import { readEnv } from './env';

describe('readEnv', () => {
  it('falls back to the settings file', () => {
    expect(readEnv({})).toEqual({
      siteUrl: 'https://www.remotion.dev',
      repositoryUrl: 'https://github.com/remotion-dev/remotion',
      pathPrefix: '',
      contentDir: 'content',
      onBrokenLinks: 'throw',
      onUnknownComponent: 'throw',
    });
  });

  it('takes an empty variable as one that is not set', () => {
    expect(readEnv({ SITE_URL: '', ON_BROKEN_LINKS: ' ' })).toEqual(readEnv({}));
  });

  it('brings slashes into one form', () => {
    const env = readEnv({
      SITE_URL: 'https://docs.example.com/',
      REPOSITORY_URL: 'https://github.com/you/site/',
      PATH_PREFIX: 'videos/docs/',
    });
    expect(env.siteUrl).toBe('https://docs.example.com');
    expect(env.repositoryUrl).toBe('https://github.com/you/site');
    expect(env.pathPrefix).toBe('/videos/docs');
    expect(readEnv({ PATH_PREFIX: '/' }).pathPrefix).toBe('');
  });

  it('lists every variable that cannot be used', () => {
    expect(() =>
      readEnv({ SITE_URL: 'example.com/docs', PATH_PREFIX: '/a b', ON_BROKEN_LINKS: 'fail' }),
    ).toThrow(
      [
        'environment variable SITE_URL',
        '  found:    example.com/docs',
        '  expected: an origin such as https://www.example.com',
        '',
        'environment variable PATH_PREFIX',
        '  found:    /a b',
        '  expected: a path such as /docs-site, or nothing',
        '',
        'environment variable ON_BROKEN_LINKS',
        '  found:    fail',
        '  expected: throw, warn or ignore',
      ].join('\n'),
    );
  });

  it('refuses an origin with a path: that is what PATH_PREFIX is for', () => {
    expect(() => readEnv({ SITE_URL: 'https://example.com/docs' })).toThrow(/SITE_URL/);
  });
});
