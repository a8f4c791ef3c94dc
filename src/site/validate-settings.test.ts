import { announcementSchema, footerSchema, i18nSchema, searchSchema, siteSchema } from './schemas';
import { settings } from './settings';
import { findProblems, settingsProblems } from './validate-settings';

describe('settingsProblems', () => {
  it('accepts the settings of this site [3.4]', () => {
    expect(settingsProblems()).toEqual([]);
  });
});

describe('findProblems', () => {
  it('names the nearest known key', () => {
    const value = { ...settings, taglin: 'x' };
    expect(findProblems('src/site/settings.ts', value, siteSchema)).toEqual([
      {
        file: 'src/site/settings.ts',
        found: expect.stringMatching(/^`settings` = \{"name":"Remotion".*…$/),
        expected: 'unknown key `taglin`. Did you mean `tagline`?',
      },
    ]);
  });

  it('says where in the file a value is wrong', () => {
    const value = { ...settings, url: 'https://example.com/' };
    expect(findProblems('src/site/settings.ts', value, siteSchema)).toEqual([
      {
        file: 'src/site/settings.ts',
        found: '`settings.url` = "https://example.com/"',
        expected: 'no slash at the end',
      },
    ]);
  });

  it('refuses a default language that is not there', () => {
    expect(findProblems('src/site/i18n.ts', { defaultLocale: 'de', locales: {} }, i18nSchema)).toEqual([
      {
        file: 'src/site/i18n.ts',
        found: '`settings.defaultLocale` = "de"',
        expected: 'the name of one of `locales`',
      },
    ]);
  });

  it('accepts links, addresses and raw HTML in the footer [3.4]', () => {
    const value = {
      copyrightHolder: 'Someone',
      columns: [
        {
          title: 'A',
          items: [{ label: 'a', to: '/a' }, { label: 'b', href: 'https://b.example' }, { html: '<i>c</i>' }],
        },
      ],
    };
    expect(findProblems('src/site/footer.ts', value, footerSchema)).toEqual([]);
  });

  it('refuses a name of an index that cannot stand in an address', () => {
    expect(findProblems('src/site/search.ts', { indexName: 'a/b', insight: true }, searchSchema)).toEqual([
      {
        file: 'src/site/search.ts',
        found: '`settings.indexName` = "a/b"',
        expected: 'a name of letters, digits, `-` and `_`',
      },
      {
        file: 'src/site/search.ts',
        found: '`settings` = {"indexName":"a/b","insight":true}',
        expected: 'unknown key `insight`. Did you mean `insights`?',
      },
    ]);
  });

  it('accepts no announcement', () => {
    expect(findProblems('src/site/announcement.ts', null, announcementSchema)).toEqual([]);
  });
});
