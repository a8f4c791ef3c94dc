import type { I18nSettings, Locale } from '@docs/content/settings';

/** The languages of the site; currently one. */
export const i18n = {
  defaultLocale: 'en',
  locales: {
    en: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' },
  },
} satisfies I18nSettings;

/** The language of the pages. */
export const currentLocale: Locale = i18n.locales[i18n.defaultLocale as keyof typeof i18n.locales];
