import { z } from 'zod';
import { strictObject } from './strict-object';

const route = z.string('a route that starts with `/`').regex(/^\//, 'a route that starts with `/`');
const url = z.url({ error: 'a URL with a protocol' });
const text = z.string('some text').min(1, 'some text');
const flag = z.boolean('`true` or `false`');
const color = z.string('a CSS color').regex(/^(#[\da-f]{3,8}|[a-z-]+(\(.*\))?)$/i, 'a CSS color');

const base = {
  /** The side of the navbar; defaults to `left`. Ignored inside a dropdown. */
  position: z.enum(['left', 'right']).optional(),
  className: z.string().optional(),
};

/** A link to an internal route (`to`) or to any URL (`href`). */
export const linkSchema = strictObject({
  ...base,
  type: z.literal('link'),
  label: text,
  to: route.optional(),
  href: url.optional(),
  /** Shown instead of the label, which is then used by assistive technology. */
  icon: z.enum(['github', 'discord', 'x']).optional(),
}).refine((item) => (item.to === undefined) !== (item.href === undefined), {
  error: 'either `to` (a route of this site) or `href` (any URL)',
});

/** A link to a doc. */
const doc = strictObject({ ...base, type: z.literal('doc'), label: text, docId: text, to: route });

/** A link to the landing page of a sidebar; active on every page of that sidebar. */
const docSidebar = strictObject({
  ...base,
  type: z.literal('docSidebar'),
  label: text,
  sidebarId: text,
  to: route,
});

/** A link to the main page of one docs version. */
export const docsVersionItemSchema = strictObject({
  ...base,
  type: z.literal('docsVersion'),
  /** Name of the version; defaults to `current`. */
  version: text.optional(),
  label: text.optional(),
});

/** Raw HTML, inserted as is. */
const html = strictObject({ ...base, type: z.literal('html'), value: text });

const dropdownChildren = [linkSchema, doc, docSidebar, docsVersionItemSchema, html] as const;

/** The items allowed in a dropdown. */
export const dropdownChildSchema = z.discriminatedUnion('type', dropdownChildren);

/** A menu of links with a label. */
const dropdown = strictObject({
  ...base,
  type: z.literal('dropdown'),
  label: text,
  items: z.array(dropdownChildSchema).min(1, { error: 'at least one item' }),
});

/** A menu of all docs versions; remembers the reader's choice. */
const docsVersionDropdown = strictObject({
  ...base,
  type: z.literal('docsVersionDropdown'),
  /** Names of the versions to show, in order; defaults to all. */
  versions: z.array(text).optional(),
});

/** A menu of the site's languages. */
const localeDropdown = strictObject({ ...base, type: z.literal('localeDropdown') });

/** The search button. */
const search = strictObject({ ...base, type: z.literal('search') });

/** One item of the navbar, whatever its type. */
export const navbarItemSchema = z.discriminatedUnion('type', [
  ...dropdownChildren,
  dropdown,
  docsVersionDropdown,
  localeDropdown,
  search,
]);

/** The types of navbar items. */
export const navbarItemTypes: readonly z.infer<typeof navbarItemSchema>['type'][] = [
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
export const navbarSchema = strictObject({
  /** Whether it hides on scrolling down and reappears on scrolling up. */
  hideOnScroll: flag.optional(),
  /** The page that a right click on the logo opens in a new tab. */
  brandPage: route.optional(),
  items: z.array(z.unknown(), 'a list of items'),
});

/** An item of a footer column: a link or raw HTML. */
export const footerItemSchema = z.union(
  [
    strictObject({ label: text, to: route }),
    strictObject({ label: text, href: url }),
    strictObject({ html: text }),
  ],
  'a link with `label`, and `to` (a route of this site) or `href` (any URL); or `html`',
);

/** The footer of every page. */
export const footerSchema = strictObject({
  columns: z.array(
    strictObject({ title: text, items: z.array(footerItemSchema, 'a list of links') }),
    'a list of columns',
  ),
  /** The copyright holder in the last line. */
  copyrightHolder: text,
});

/** The bar above the navbar. */
export const announcementSchema = strictObject({
  /** Id of the announcement. Closing it is remembered by id, so a new announcement appears again. */
  id: text,
  /** HTML. */
  content: text,
  backgroundColor: color.optional(),
  textColor: color.optional(),
  isCloseable: flag.optional(),
}).nullable();

/**
 * An AI chat on another host. Nothing is loaded until the reader opens it. The server's content security
 * policy must allow the host: `CSP_ALLOW`.
 */
export const askAiEmbedSchema = strictObject({
  /** Origin of the chat, without a trailing slash. Messages from other origins are ignored. */
  host: z.string().regex(/^https?:\/\/[^/?#]+$/, { error: 'an origin without a trailing slash' }),
  /** Name of the account or collection on the host. */
  id: text,
  /**
   * `frame`: the site's own panel embeds a page of the host. `script`: the host's script renders its own side
   * panel.
   */
  kind: z.enum(['frame', 'script'], { error: '`frame` or `script`' }),
  /** Path of the page or script on the host; defaults to `/embed/ID` or `/embed.js`. */
  path: route.optional(),
});

/** The button that opens the AI chat. */
export const askAiSchema = strictObject({
  label: text.optional(),
  /** The page that answers if there is no side panel. */
  to: route,
  /** If absent, the panel answers from the site's own search, and nothing is loaded from another host. */
  embed: askAiEmbedSchema.nullish(),
}).nullable();

/**
 * Page-view events. Without a tracking id, nothing is loaded or sent. With one, the server's content security
 * policy must allow the tag's host: `CSP_ALLOW=https://www.googletagmanager.com`.
 */
export const analyticsSchema = strictObject({
  trackingId: text.nullish(),
  anonymizeIp: z.boolean().optional(),
});

/**
 * Receives the query, its number of hits, the URL of the chosen hit (null if the reader chose none), and the query
 * that the reader tried before without choosing a hit (null if this is the first one).
 */
export type OnSearch = (query: string, hits: number, chosen: string | null, previous: string | null) => void;

/** The search. */
export const searchSchema = strictObject({
  /** Name of the index, embedded or hosted; part of the storage keys of recent searches. */
  indexName: z.string().regex(/^[\w-]+$/, { error: 'a name made of letters, digits, `-` and `_`' }),
  /** Whether the modal only searches the current section of the site. */
  contextualSearch: z.boolean().optional(),
  /** Whether result clicks and views are sent to the hosted service. If false, nothing is sent. */
  insights: z.boolean().optional(),
  /**
   * URL for reporting that a query should have results; `{query}` is the placeholder. If absent, readers are
   * not asked.
   */
  missingResultsUrl: url.nullish(),
  /** Called after every search. Sends nothing by itself. */
  onSearch: z.custom<OnSearch>((value) => typeof value === 'function', { error: 'a function' }).nullish(),
});

/** A language of the site. */
export const localeSchema = strictObject({
  label: text,
  direction: z.enum(['ltr', 'rtl']),
  htmlLang: text,
  calendar: text,
  /** Folder and route prefix of the language. */
  path: text,
});

/** The languages of the site. */
export const i18nSchema = strictObject({
  defaultLocale: text,
  locales: z.record(z.string(), localeSchema),
}).refine((settings) => settings.defaultLocale in settings.locales, {
  path: ['defaultLocale'],
  error: 'the name of one of `locales`',
});

/** A version of the docs; its `path` is the base route of the version's docs. */
export const docsVersionSchema = strictObject({
  name: text,
  label: text,
  isLast: z.boolean(),
  path: route,
  mainDocId: text,
});

/** The versions of the docs. */
export const docsVersionsSchema = z
  .array(docsVersionSchema)
  .refine((versions) => versions.filter((version) => version.isLast).length === 1, {
    error: 'exactly one version with `isLast`',
  });

/** The site's name, URLs and links. */
export const siteSchema = strictObject({
  name: text,
  tagline: text,
  description: text,
  /** Version of the toolkit that the site documents. */
  version: z.string().regex(/^\d+\.\d+\.\d+/, { error: 'a version, as in 4.0.0' }),
  /** Public origin, without a trailing slash. `SITE_URL` overrides it. */
  url: url.refine((value) => !value.endsWith('/'), { error: 'no trailing slash' }),
  /** Repository of the content, for edit links. `REPOSITORY_URL` overrides it. */
  repositoryUrl: url,
  /** Branch that edit links open. */
  repositoryBranch: text,
  /** Image of pages without one of their own, relative to the site's root; 1200 by 630 pixels. */
  socialImage: route,
  links: strictObject({ repository: url, chat: url, social: url }),
});

/** The color mode: light, dark, or the system's preference. */
export const colorModeSchema = strictObject({
  defaultMode: z.enum(['light', 'dark']).optional(),
  /** Whether the system's preference applies until the reader chooses; adds a third state to the toggle. */
  respectSystem: z.boolean().optional(),
});
