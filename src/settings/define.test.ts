import { browserDefinitions } from './define';

describe('browserDefinitions', () => {
  it('writes values as JavaScript, the year by the calendar of UTC', () => {
    const builtAt = new Date('2025-12-31T23:59:59Z');
    expect(browserDefinitions({ siteUrl: 'https://example.com' }, builtAt)).toEqual({
      __SITE_URL__: '"https://example.com"',
      __BUILD_YEAR__: '"2025"',
    });
  });
});
