import type { z } from 'zod';
import type * as schemas from './schemas';

/** The type of a setting is what its schema accepts: see `schemas.ts`. */
type Of<Name extends keyof typeof schemas> = (typeof schemas)[Name] extends z.ZodType
  ? z.infer<(typeof schemas)[Name]>
  : never;

export type { OnSearch } from './schemas';
export type LinkItem = Of<'linkSchema'>;
export type DocsVersionItem = Of<'docsVersionItemSchema'>;
export type DropdownChild = Of<'dropdownChildSchema'>;
export type NavbarItem = Of<'navbarItemSchema'>;
export type NavbarSettings = Omit<Of<'navbarSchema'>, 'items'> & { items: NavbarItem[] };
export type FooterItem = Of<'footerItemSchema'>;
export type FooterSettings = Of<'footerSchema'>;
export type AnnouncementBar = NonNullable<Of<'announcementSchema'>>;
export type AskAiEmbed = Of<'askAiEmbedSchema'>;
export type AskAiSettings = NonNullable<Of<'askAiSchema'>>;
export type AnalyticsSettings = Of<'analyticsSchema'>;
export type SearchSettings = Of<'searchSchema'>;
export type Locale = Of<'localeSchema'>;
export type I18nSettings = Of<'i18nSchema'>;
export type DocsVersion = Of<'docsVersionSchema'>;
export type SiteSettings = Of<'siteSchema'>;
export type ColorModeSettings = Of<'colorModeSchema'>;

/** Icons that a navbar link can show instead of its label. */
export type NavbarIcon = NonNullable<LinkItem['icon']>;

/** The settings of a site that its content depends on: nodes, sidebars and links of pages come from them. */
export interface ContentSettings {
  site: SiteSettings;
  docsVersions: readonly DocsVersion[];
}

/** What is around every page: the files in `content/settings`. */
export interface Frame {
  navbar: NavbarSettings;
  footer: FooterSettings;
  announcement: AnnouncementBar | null;
}
