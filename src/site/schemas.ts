import { z } from 'zod';
import { strictObject } from './strict-object';
import type {
  AnalyticsSettings,
  AnnouncementBar,
  AskAiSettings,
  ColorModeSettings,
  DocsVersion,
  DropdownChild,
  FooterSettings,
  I18nSettings,
  NavbarItem,
  NavbarSettings,
  SearchSettings,
  SiteSettings,
} from './types';

const route = z.string().regex(/^\//, { error: 'a route that starts with `/`' });
const url = z.url({ error: 'an address with its protocol' });
const text = z.string().min(1, { error: 'some text' });
const color = z.string().regex(/^(#[\da-f]{3,8}|[a-z-]+(\(.*\))?)$/i, { error: 'a CSS colour' });

const base = { position: z.enum(['left', 'right']).optional(), className: z.string().optional() };

const link = strictObject({
  ...base,
  type: z.literal('link'),
  label: text,
  to: route.optional(),
  href: url.optional(),
  icon: z.enum(['github', 'discord', 'x']).optional(),
}).refine((item) => (item.to === undefined) !== (item.href === undefined), {
  error: 'either `to` (a route of ours) or `href` (any address)',
});
const doc = strictObject({ ...base, type: z.literal('doc'), label: text, docId: text, to: route });
const docSidebar = strictObject({
  ...base,
  type: z.literal('docSidebar'),
  label: text,
  sidebarId: text,
  to: route,
});
const docsVersion = strictObject({
  ...base,
  type: z.literal('docsVersion'),
  version: text.optional(),
  label: text.optional(),
});
const html = strictObject({ ...base, type: z.literal('html'), value: text });
const dropdownChild = z.discriminatedUnion('type', [link, doc, docSidebar, docsVersion, html]);

const dropdown = strictObject({
  ...base,
  type: z.literal('dropdown'),
  label: text,
  items: z.array(dropdownChild satisfies z.ZodType<DropdownChild>).min(1, { error: 'at least one item' }),
});
const docsVersionDropdown = strictObject({
  ...base,
  type: z.literal('docsVersionDropdown'),
  versions: z.array(text).optional(),
});
const localeDropdown = strictObject({ ...base, type: z.literal('localeDropdown') });
const search = strictObject({ ...base, type: z.literal('search') });

/** One item of the navbar, whatever its type. */
export const navbarItemSchema: z.ZodType<NavbarItem> = z.discriminatedUnion('type', [
  link,
  doc,
  docSidebar,
  docsVersion,
  html,
  dropdown,
  docsVersionDropdown,
  localeDropdown,
  search,
]);

/** The types of navbar items. */
export const navbarItemTypes: readonly NavbarItem['type'][] = [
  'link',
  'dropdown',
  'localeDropdown',
  'search',
  'html',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
];

/** The navbar without its items, which `validateNavbar` checks one by one. */
export const navbarSchema: z.ZodType<Omit<NavbarSettings, 'items'> & { items: unknown[] }> = strictObject({
  hideOnScroll: z.boolean().optional(),
  brandPage: route.optional(),
  items: z.array(z.unknown()),
});

/** The footer of every page. */
export const footerSchema: z.ZodType<FooterSettings> = strictObject({
  columns: z.array(
    strictObject({
      title: text,
      items: z.array(
        z.union([
          strictObject({ label: text, to: route }),
          strictObject({ label: text, href: url }),
          strictObject({ html: text }),
        ]),
      ),
    }),
  ),
  copyrightHolder: text,
});

/** The bar above the navbar. */
export const announcementSchema: z.ZodType<AnnouncementBar | null> = strictObject({
  id: text,
  content: text,
  backgroundColor: color.optional(),
  textColor: color.optional(),
  isCloseable: z.boolean().optional(),
}).nullable();

/** The Ask AI button. */
export const askAiSchema: z.ZodType<AskAiSettings | null> = strictObject({
  label: text.optional(),
  to: route,
  embed: strictObject({
    host: z.string().regex(/^https?:\/\/[^/?#]+$/, { error: 'an origin without a slash at the end' }),
    id: text,
    kind: z.enum(['frame', 'script'], { error: '`frame` or `script`' }),
    path: route.optional(),
  }).nullish(),
}).nullable();

/** Page-view events. */
export const analyticsSchema: z.ZodType<AnalyticsSettings> = strictObject({
  trackingId: text.nullish(),
  anonymizeIp: z.boolean().optional(),
});

/** The search. */
export const searchSchema: z.ZodType<SearchSettings> = strictObject({
  indexName: z.string().regex(/^[\w-]+$/, { error: 'a name of letters, digits, `-` and `_`' }),
  contextualSearch: z.boolean().optional(),
  insights: z.boolean().optional(),
  missingResultsUrl: url.nullish(),
});

/** The languages of the site. */
export const i18nSchema: z.ZodType<I18nSettings> = strictObject({
  defaultLocale: text,
  locales: z.record(
    z.string(),
    strictObject({
      label: text,
      direction: z.enum(['ltr', 'rtl']),
      htmlLang: text,
      calendar: text,
      path: text,
    }),
  ),
}).refine((settings) => settings.defaultLocale in settings.locales, {
  path: ['defaultLocale'],
  error: 'the name of one of `locales`',
});

/** The versions of the docs. */
export const docsVersionsSchema: z.ZodType<DocsVersion[]> = z
  .array(strictObject({ name: text, label: text, isLast: z.boolean(), path: route, mainDocId: text }))
  .refine((versions) => versions.filter((version) => version.isLast).length === 1, {
    error: 'exactly one version with `isLast`',
  });

/** The site's name, URLs and links. */
export const siteSchema: z.ZodType<SiteSettings> = strictObject({
  name: text,
  tagline: text,
  description: text,
  version: z.string().regex(/^\d+\.\d+\.\d+/, { error: 'a version, as in 4.0.0' }),
  url: url.refine((value) => !value.endsWith('/'), { error: 'no slash at the end' }),
  repositoryUrl: url,
  repositoryBranch: text,
  socialImage: route,
  links: strictObject({ repository: url, chat: url, social: url }),
});

/** The color mode: light, dark, or the system's preference. */
export const colorModeSchema: z.ZodType<ColorModeSettings> = strictObject({
  defaultMode: z.enum(['light', 'dark']).optional(),
  respectSystem: z.boolean().optional(),
});
