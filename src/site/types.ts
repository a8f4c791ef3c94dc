/** The side of the navbar that an item is on. */
export type NavbarPosition = 'left' | 'right';

/** Icons that a navbar link can show instead of its label. */
export type NavbarIcon = 'github' | 'discord' | 'x';

interface NavbarItemBase {
  /** Defaults to `left`. Ignored inside a dropdown. */
  position?: NavbarPosition;
  className?: string;
}

/** A link to an internal route (`to`) or to any URL (`href`). */
export interface LinkItem extends NavbarItemBase {
  type: 'link';
  label: string;
  to?: string;
  href?: string;
  /** Shown instead of the label, which is then used by assistive technology. */
  icon?: NavbarIcon;
}

/** A link to a doc. */
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
  /** Name of the version; defaults to `current`. */
  version?: string;
  label?: string;
}

/** A menu of all docs versions; remembers the reader's choice. */
export interface DocsVersionDropdownItem extends NavbarItemBase {
  type: 'docsVersionDropdown';
  /** Names of the versions to show, in order; defaults to all. */
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

/** Raw HTML, inserted as is. */
export interface HtmlItem extends NavbarItemBase {
  type: 'html';
  value: string;
}

/** The item types allowed in a dropdown. */
export type DropdownChild = LinkItem | DocItem | DocSidebarItem | DocsVersionItem | HtmlItem;

/** A menu of links with a label. */
export interface DropdownItem extends NavbarItemBase {
  type: 'dropdown';
  label: string;
  items: DropdownChild[];
}

/** A navbar item. */
export type NavbarItem =
  | DropdownChild
  | DropdownItem
  | DocsVersionDropdownItem
  | LocaleDropdownItem
  | SearchItem;

/** The navbar of every page. */
export interface NavbarSettings {
  /** Whether it hides on scrolling down and reappears on scrolling up. */
  hideOnScroll?: boolean;
  /** The page that a right click on the logo opens in a new tab. */
  brandPage?: string;
  items: NavbarItem[];
}

/** An item of a footer column: a link or raw HTML. */
export type FooterItem = { label: string; to: string } | { label: string; href: string } | { html: string };

/** A column of the footer. */
export interface FooterColumn {
  title: string;
  items: FooterItem[];
}

/** The footer of every page. */
export interface FooterSettings {
  columns: FooterColumn[];
  /** The copyright holder in the last line. */
  copyrightHolder: string;
}

/** The bar above the navbar. */
export interface AnnouncementBar {
  /** Id of the announcement. Closing it is remembered by id, so a new announcement appears again. */
  id: string;
  /** HTML. */
  content: string;
  backgroundColor?: string;
  textColor?: string;
  isCloseable?: boolean;
}

/**
 * An AI chat on another host. Nothing is loaded until the reader opens it. The server's content security
 * policy must allow the host: `CSP_ALLOW`.
 */
export interface AskAiEmbed {
  /** Origin of the chat, without a trailing slash. Messages from other origins are ignored. */
  host: string;
  /** Name of the account or collection on the host. */
  id: string;
  /**
   * `frame`: the site's own panel embeds a page of the host. `script`: the host's script renders its own side
   * panel.
   */
  kind: 'frame' | 'script';
  /** Path of the page or script on the host; defaults to `/embed/ID` or `/embed.js`. */
  path?: string;
}

/** The button that opens the AI chat. */
export interface AskAiSettings {
  label?: string;
  /** The page that answers if there is no side panel. */
  to: string;
  /** If absent, the panel answers from the site's own search, and nothing is loaded from another host. */
  embed?: AskAiEmbed | null;
}

/**
 * Page-view events. Without a tracking id, nothing is loaded or sent. With one, the server's content security
 * policy must allow the tag's host: `CSP_ALLOW=https://www.googletagmanager.com`.
 */
export interface AnalyticsSettings {
  trackingId?: string | null;
  anonymizeIp?: boolean;
}

/** The search. */
export interface SearchSettings {
  /** Name of the index, embedded or hosted; part of the storage keys of recent searches. */
  indexName: string;
  /** Whether the modal only searches the current section of the site. */
  contextualSearch?: boolean;
  /** Whether result clicks and views are sent to the hosted service. If false, nothing is sent. */
  insights?: boolean;
  /**
   * URL for reporting that a query should have results; `{query}` is the placeholder. If absent, readers are
   * not asked.
   */
  missingResultsUrl?: string | null;
  /** Called after every search. Sends nothing by itself. */
  onSearch?: OnSearch | null;
}

/** Receives the query, its number of hits, and the URL of the chosen hit (null if the reader chose none). */
export type OnSearch = (query: string, hits: number, chosen: string | null) => void;

/** A language of the site. */
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

/** A version of the docs in the site's settings. */
export interface DocsVersion {
  name: string;
  label: string;
  isLast: boolean;
  /** Base route of the version's docs. */
  path: string;
  mainDocId: string;
}

/** The site's name, URLs and links. */
export interface SiteSettings {
  name: string;
  tagline: string;
  description: string;
  /** Version of the toolkit that the site documents. */
  version: string;
  /** Public origin, without a trailing slash. `SITE_URL` overrides it. */
  url: string;
  /** Repository of the content, for edit links. `REPOSITORY_URL` overrides it. */
  repositoryUrl: string;
  /** Branch that edit links open. */
  repositoryBranch: string;
  /** Image of pages without one of their own, relative to the site's root; 1200 by 630 pixels. */
  socialImage: string;
  links: { repository: string; chat: string; social: string };
}

/** The color mode: light, dark, or the system's preference. */
export interface ColorModeSettings {
  defaultMode?: 'light' | 'dark';
  /** Whether the system's preference applies until the reader chooses; adds a third state to the toggle. */
  respectSystem?: boolean;
}
