import { resolveColorMode, resolveSearch } from '../../packages/content/settings/defaults';
import { frame } from '../../test/support/frame';
import { analytics } from './analytics';
import { colorMode } from './color-mode';
import { docsVersions } from './docs-version';
import { i18n } from './i18n';
import { search } from './search';
import { settings } from './settings';

test('the site is named, versioned and English [1.1]', () => {
  expect(settings.tagline).toBe('Make videos programmatically');
  expect(settings.version).toBe('4.0.357');
  expect(i18n.defaultLocale).toBe('en');
  expect(Object.keys(i18n.locales)).toEqual(['en']);
  expect(Object.keys(i18n.locales.en ?? {}).sort()).toEqual([
    'calendar',
    'direction',
    'htmlLang',
    'label',
    'path',
  ]);
});

test('the docs have one version, current, labelled Next [1.2, 3.2]', () => {
  expect(docsVersions).toEqual([
    expect.objectContaining({ name: 'current', label: 'Next', isLast: true, mainDocId: 'getting-started' }),
  ]);
});

test('the mode is light by default and follows the system [4.5]', () => {
  expect(resolveColorMode(colorMode)).toEqual({ defaultMode: 'light', respectSystem: true });
});

test('the index is named remotion, and contextual search is off [3.7]', () => {
  expect(resolveSearch(search)).toEqual(
    expect.objectContaining({ indexName: 'remotion', contextualSearch: false }),
  );
});

test('IPs are not anonymised, and without a tag nothing is sent [7.9]', () => {
  expect(analytics).toEqual({ trackingId: null, anonymizeIp: false });
});

test('the footer has three columns of links [2.36]', () => {
  // The product, the community, and more.
  expect(frame.footer.columns.map(({ title }) => title)).toEqual(['Remotion', 'Community', 'More']);
  for (const { title, items } of frame.footer.columns)
    expect([title, items.length > 3]).toEqual([title, true]);
});
