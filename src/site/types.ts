/** Which side of the navbar an item stands on. */
export type NavbarPosition = 'left' | 'right';

/** Small pictures that a navbar link may show in place of its label. */
export type NavbarIcon = 'github' | 'discord' | 'x';

interface NavbarItemBase {
  /** Where it stands; `left` where nothing is said. Without a meaning inside a dropdown. */
  position?: NavbarPosition;
  className?: string;
}

/** A link to a route of ours (`to`) or to any address (`href`). */
export interface LinkItem extends NavbarItemBase {
  type: 'link';
  label: string;
  to?: string;
  href?: string;
  /** Shown in place of the label, which then names it for assistive technology. */
  icon?: NavbarIcon;
}

/** A link to one doc. */
export interface DocItem extends NavbarItemBase {
  type: 'doc';
  label: string;
  docId: string;
  to: string;
}

/** A link to the landing page of a sidebar; active on every page of that sidebar. */
export interface DocSidebarItem extends NavbarItemBase {
  type: 'docSidebar';
  label: string;
  sidebarId: string;
  to: string;
}

/** A link to the main page of one docs version. */
export interface DocsVersionItem extends NavbarItemBase {
  type: 'docsVersion';
  /** Name of the version; `current` where nothing is said. */
  version?: string;
  label?: string;
}

/** A menu of all docs versions; what is chosen is remembered. */
export interface DocsVersionDropdownItem extends NavbarItemBase {
  type: 'docsVersionDropdown';
  /** Names of the versions to show, in order; all of them where nothing is said. */
  versions?: string[];
}

/** A menu of the site's languages. */
export interface LocaleDropdownItem extends NavbarItemBase {
  type: 'localeDropdown';
}

/** The search button. */
export interface SearchItem extends NavbarItemBase {
  type: 'search';
}

/** Raw HTML, put in as it is. */
export interface HtmlItem extends NavbarItemBase {
  type: 'html';
  value: string;
}

/** What may stand in a dropdown. */
export type DropdownChild = LinkItem | DocItem | DocSidebarItem | DocsVersionItem | HtmlItem;

/** A menu of links under one label. */
export interface DropdownItem extends NavbarItemBase {
  type: 'dropdown';
  label: string;
  items: DropdownChild[];
}

/** One item of the navbar. */
export type NavbarItem =
  | DropdownChild
  | DropdownItem
  | DocsVersionDropdownItem
  | LocaleDropdownItem
  | SearchItem;

/** The bar at the top of every page. */
export interface NavbarSettings {
  /** Whether it leaves when one scrolls down and comes back when one scrolls up. */
  hideOnScroll?: boolean;
  /** The page that a right click on the logo opens in a new tab. */
  brandPage?: string;
  items: NavbarItem[];
}

/** A line of a footer column: a link, or raw HTML. */
export type FooterItem = { label: string; to: string } | { label: string; href: string } | { html: string };

/** One column of the footer. */
export interface FooterColumn {
  title: string;
  items: FooterItem[];
}

/** The foot of every page. */
export interface FooterSettings {
  columns: FooterColumn[];
  /** Whose copyright the last line states. */
  copyrightHolder: string;
}

/** The bar above the navbar. */
export interface AnnouncementBar {
  /** Names the announcement: closing it is remembered under this name, so a new one shows again. */
  id: string;
  /** HTML. */
  content: string;
  backgroundColor?: string;
  textColor?: string;
  isCloseable?: boolean;
}

/**
 * An AI chat of another host. It is asked for when the reader opens it, and never before. The server's content security policy has to
 * allow the host: `CSP_ALLOW`.
 */
export interface AskAiEmbed {
  /** Origin of the chat, without a slash at the end. Messages of any other origin are not heard. */
  host: string;
  /** Name of the account or collection at the host. */
  id: string;
  /** `frame`: a page of the host is shown in the site's own panel. `script`: the host's script draws a side panel of its own. */
  kind: 'frame' | 'script';
  /** Where the page or the script is at the host; `/embed/ID` or `/embed.js` where nothing is said. */
  path?: string;
}

/** The button that opens the AI chat. */
export interface AskAiSettings {
  label?: string;
  /** The page that answers without a side panel. */
  to: string;
  /** Without it the panel answers from the site's own search, and nothing of another host is ever loaded. */
  embed?: AskAiEmbed | null;
}

/**
 * Page-view events. Without a tracking id nothing is loaded and nothing is sent; with one, the server's content security policy has to
 * allow the tag's host: `CSP_ALLOW=https://www.googletagmanager.com`.
 */
export interface AnalyticsSettings {
  trackingId?: string | null;
  anonymizeIp?: boolean;
}

/** Search of the whole site. */
export interface SearchSettings {
  /** Name of the index, embedded or hosted; part of the keys that recent searches are stored under. */
  indexName: string;
  /** Whether the modal searches only the part of the site that one is in. */
  contextualSearch?: boolean;
  /** Whether clicks on results and looks at them are sent to the hosted service; without it nothing is ever sent. */
  insights?: boolean;
  /** Where to say that a query should have results; `{query}` stands for it. Without it nobody is asked. */
  missingResultsUrl?: string | null;
  /** Told of every search when it is over. Without it nobody is told; it sends nothing by itself. */
  onSearch?: OnSearch | null;
}

/** Takes a query, how many hits it had, and the address of the hit that was chosen: null if the reader chose none. */
export type OnSearch = (query: string, hits: number, chosen: string | null) => void;

/** One language of the site. */
export interface Locale {
  label: string;
  direction: 'ltr' | 'rtl';
  htmlLang: string;
  calendar: string;
  /** Folder and route prefix of the language. */
  path: string;
}

/** The languages of the site. */
export interface I18nSettings {
  defaultLocale: string;
  locales: Record<string, Locale>;
}

/** One version of the docs, as the site's settings know it. */
export interface DocsVersion {
  name: string;
  label: string;
  isLast: boolean;
  /** Route that the version's docs stand under. */
  path: string;
  mainDocId: string;
}

/** What names and places the whole site. */
export interface SiteSettings {
  name: string;
  tagline: string;
  description: string;
  /** Version of the toolkit that the site documents. */
  version: string;
  /** Public origin, without a slash at the end. `SITE_URL` overrides it. */
  url: string;
  /** Where the source of the content is edited. `REPOSITORY_URL` overrides it. */
  repositoryUrl: string;
  /** Branch that edit links open. */
  repositoryBranch: string;
  /** Picture of pages that have none of their own, below the site's root; 1200 by 630 pixels. */
  socialImage: string;
  links: { repository: string; chat: string; social: string };
}

/** Light, dark, or as the reader's system has it. */
export interface ColorModeSettings {
  defaultMode?: 'light' | 'dark';
  /** Whether the system's preference holds until the reader chooses; the toggle then has a third state for it. */
  respectSystem?: boolean;
}
