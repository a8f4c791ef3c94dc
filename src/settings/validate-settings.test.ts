import { findProblems } from '../../packages/content/settings/find-problems';
import {
  announcementSchema,
  footerSchema,
  i18nSchema,
  searchSchema,
  siteSchema,
} from '../../packages/content/settings/schemas';
import { settings } from './settings';
import { settingsProblems } from './validate-settings';

describe('settingsProblems', () => {
  it('accepts the settings of this site [3.4]', () => {
    expect(settingsProblems()).toEqual([]);
  });
});

describe('findProblems', () => {
  it('names the nearest known key', () => {
    const value = { ...settings, taglin: 'x' };
    expect(findProblems('src/settings/settings.ts', value, siteSchema)).toEqual([
      {
        file: 'src/settings/settings.ts',
        found: expect.stringMatching(/^`settings` = \{"name":"Remotion".*…$/),
        expected: 'unknown key `taglin`. Did you mean `tagline`?',
      },
    ]);
  });

  it('says where in the file a value is wrong', () => {
    const value = { ...settings, url: 'https://example.com/' };
    expect(findProblems('src/settings/settings.ts', value, siteSchema)).toEqual([
      {
        file: 'src/settings/settings.ts',
        found: '`settings.url` = "https://example.com/"',
        expected: 'no trailing slash',
      },
    ]);
  });

  it('refuses a default language that is not there', () => {
    expect(findProblems('src/settings/i18n.ts', { defaultLocale: 'de', locales: {} }, i18nSchema)).toEqual([
      {
        file: 'src/settings/i18n.ts',
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
    expect(findProblems('content/settings/footer.yaml', value, footerSchema)).toEqual([]);
  });

  it('refuses a name of an index that cannot stand in an address', () => {
    expect(findProblems('src/settings/search.ts', { indexName: 'a/b', insight: true }, searchSchema)).toEqual(
      [
        {
          file: 'src/settings/search.ts',
          found: '`settings.indexName` = "a/b"',
          expected: 'a name made of letters, digits, `-` and `_`',
        },
        {
          file: 'src/settings/search.ts',
          found: '`settings` = {"indexName":"a/b","insight":true}',
          expected: 'unknown key `insight`. Did you mean `insights`?',
        },
      ],
    );
  });

  it('accepts no announcement', () => {
    expect(findProblems('content/settings/announcement.yaml', null, announcementSchema)).toEqual([]);
  });
});
