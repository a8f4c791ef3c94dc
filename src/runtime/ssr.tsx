import type { GatsbySSR, RenderBodyArgs } from 'gatsby';
import * as gatsby from 'gatsby';
import type { Context, ReactElement, ReactNode } from 'react';
import { HelmetProvider, type HelmetServerState } from 'react-helmet-async';
import { currentLocale } from '../settings/i18n';
import { themeColors } from '../theme/color-mode/color-mode';
import textFont from '../theme/fonts/inter.woff2';
import { baseUrlScript, pagePathAttribute } from '../theme/inline-scripts/base-url-banner';
import { beforePaintScript } from '../theme/inline-scripts/before-paint';
import { loadFailureScript } from '../theme/inline-scripts/load-failure';
import { sidebarScrollScript } from '../theme/inline-scripts/sidebar-scroll';
import { startScript } from '../theme/inline-scripts/start';
import { announcementKey } from '../theme/layout/announcement-key';
import type { FrameSettings } from '../theme/use-site-settings';
import { checkPageComponent } from './check-page';
import { pageDataId, pageDataText, queriesId, queriesText } from './html-data';
import type { SiteStart } from './site-start';
import { wrapPageElement as wrapPage } from './wrap-page';

/** Gatsby exports the results of static queries, but has no type for them. */
const { StaticQueryContext } = gatsby as unknown as { StaticQueryContext: Context<object> };

/** What a page's HTML needs in addition to its body. */
interface Rendered {
  helmet?: HelmetServerState | null;
  /** Results of static queries by their hash. */
  queries: object;
}

/* Pages are rendered concurrently, so this is stored by path until the page's HTML is written. */
const rendered = new Map<string, Rendered>();

/** Length of the body and the data in each page's HTML, by path, until the page's head is written. */
const lengths = new Map<string, number>();

/** Wraps the whole site in the provider that collects a page's head. Runs in builds. */
export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element, pathname }) => (
  <StaticQueryContext.Consumer>
    {(queries) => {
      const context: Rendered = { queries };
      rendered.set(pathname, context);
      return <HelmetProvider context={context}>{element}</HelmetProvider>;
    }}
  </StaticQueryContext.Consumer>
);

/** Wraps a page in its frame. */
export const wrapPageElement: GatsbySSR['wrapPageElement'] = (args) => {
  checkPageComponent(args.element, args.props);
  return wrapPage(args);
};

/** Writes a page's head, the scripts that run before the first paint, and the page's data. */
export const onRenderBody = ({
  pathname,
  loadPageDataSync,
  bodyHtml,
  setHeadComponents,
  setHtmlAttributes,
  setPreBodyComponents,
  setPostBodyComponents,
}: RenderBodyArgs & { bodyHtml?: string }) => {
  const { helmet, queries = {} } = rendered.get(pathname) ?? {};
  rendered.delete(pathname);
  const announcement = announcementIn(queries);
  setHtmlAttributes({
    lang: currentLocale.htmlLang,
    dir: currentLocale.direction,
    ...{ [pagePathAttribute]: pathname },
  });
  setHeadComponents([
    // Preloads only the text font: the fallback of the code font has the same metrics, so nothing shifts when
    // it loads.
    <link key="font" rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />,
    <link key="icon" rel="icon" href={gatsby.withPrefix('/favicon.svg')} type="image/svg+xml" />,
    <link key="index" rel="describedby" href={gatsby.withPrefix(agentIndex)} type="text/plain" />,
    <meta key="light" name="theme-color" media="(prefers-color-scheme: light)" content={themeColors.light} />,
    <meta key="dark" name="theme-color" media="(prefers-color-scheme: dark)" content={themeColors.dark} />,
    // There are as few scripts as possible, because every page's security headers contain a hash of each.
    <Script
      key="before-paint"
      text={`${loadFailureScript()};${beforePaintScript(announcement && { id: announcement.id, key: announcementKey })}`}
    />,
    ...(helmet
      ? [helmet.title, helmet.meta, helmet.link, helmet.script].map((part) => part.toComponent())
      : []),
  ]);
  setPreBodyComponents([<AgentPointer key="agents" />]);
  // In development the HTML is the same for all pages, without a body and data.
  const body = bodyHtml ?? '';
  const data = body && pageDataText(loadPageDataSync(pathname), body);
  const results = body && queriesText(queries);
  const total = body.length + data.length + results.length;
  const hasData = data !== '' && total <= longest;
  lengths.set(pathname, hasData ? total : body.length);
  setPostBodyComponents([
    <Script key="sidebar" text={`${baseUrlScript(gatsby.withPrefix('/'))};${sidebarScrollScript}`} />,
    hasData && <Data key={queriesId} id={queriesId} text={results} />,
    hasData && <Data key={pageDataId} id={pageDataId} text={data} />,
  ]);
};

/** Returns the announcement from the results of a page's static queries. In development, there are none. */
function announcementIn(queries: object): { id: string } | null {
  const results = Object.values(queries) as { data?: { siteSettings?: FrameSettings } }[];
  return results.find(({ data }) => data?.siteSettings)?.data?.siteSettings?.announcement ?? null;
}

/** The index that programs should read first. */
const agentIndex = '/llms.txt';

/**
 * The first element of the body: tells programs that read the HTML where the index is. People never see it. It is
 * not a link, because the first link on a page must be the skip link.
 */
function AgentPointer() {
  return (
    <p className="visually-hidden" aria-hidden="true" data-nosnippet="">
      For agents: the URL plus .md, without the last slash, is Markdown. Index:{' '}
      {gatsby.withPrefix(agentIndex)}
    </p>
  );
}

/**
 * If the body and the data have at most this many characters, the page's HTML contains the data. The same limit
 * then applies to the styles of the page's type. Compressed, this is about 12 KB: with the headers, what a server
 * sends in the first round trip (the initial window of TCP, RFC 6928).
 */
const longest = 60_000;

function Data({ id, text }: { id: string; text: string }) {
  const html = { __html: text };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data, with its tags escaped
  return <script id={id} type="application/x-page-data" dangerouslySetInnerHTML={html} />;
}

/** The site's stylesheets in the browser's bundle. */
declare const __STYLESHEETS__: readonly string[];

/**
 * What starts the site after the first paint (`start.ts`). Without gatsby-plugin-fast-build, Gatsby's own HTML
 * starts it.
 */
declare const __START__: SiteStart | undefined;
const siteStart = typeof __START__ === 'undefined' ? undefined : __START__;

/**
 * Gatsby writes the page's path into an inline script. Reading it from an attribute keeps the script
 * identical on every page, so the content security policy can allow it by its hash.
 */
const pagePathScript = `window.pagePath=document.documentElement.getAttribute('${pagePathAttribute}')`;

/**
 * Links the site's main stylesheet as a file: Gatsby inlines it, but as a file it is loaded once, and the HTML is a
 * third of the size. The styles of the page's type, up to four small files, stay inlined unless the HTML would be
 * too long, because on a phone, requesting them takes longer than downloading their bytes. Only one of them is a
 * file: the styles of docs pages with demos, which readers open one after the other. Styles come last in the head,
 * because a script after them would wait for them, and the color mode must be set earlier.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const head = getHeadComponents().filter((component) => !isOfGatsbyImage(component));
  const others = head.filter((component) => !inlinedStyles(component));
  const styles = head.map(inlinedStyles).filter((style) => style !== undefined);
  const main = styles.filter((style) => isNamed('styles', style));
  replacePostBodyComponents(
    getPostBodyComponents().map((component) => {
      const { key, props } = (component ?? {}) as ReactElement<{ sliceId?: string }>;
      if (key === 'script-loader') return <Script key={key} text={pagePathScript} />;
      return props?.sliceId === '_gatsby-scripts' && siteStart ? (
        <Script key="start" text={startScript(siteStart)} />
      ) : (
        component
      );
    }),
  );
  const own = styles.filter((style) => !main.includes(style));
  const total = own.reduce((sum, { css }) => sum + css.length, lengths.get(pathname) ?? longest);
  const isInlined = own.length > 1 && total <= longest;
  lengths.delete(pathname);
  const link = ({ href }: InlinedStyles) => <link key={href} rel="stylesheet" href={href} />;
  replaceHeadComponents([
    ...others,
    // Shared styles come first, so that the styles of a page's type can override them.
    ...main.map(link),
    ...own.map((style) => (isInlined ? style.element : link(style))),
  ]);
};

/**
 * Returns whether an element of the head belongs to gatsby-plugin-image, which adds 2 KB to every page. Pages do
 * not use `GatsbyImage`, which would add React's server renderer. They show the plugin's data in plain elements.
 */
function isOfGatsbyImage(component: ReactNode): boolean {
  return String(Object(component).key).startsWith('gatsby-image-style');
}

/** A stylesheet that Gatsby has inlined in an element of the head. */
interface InlinedStyles {
  href: string;
  css: string;
  element: ReactElement;
}

/** Returns the stylesheet in an element of the head, if there is one. */
function inlinedStyles(component: ReactNode): InlinedStyles | undefined {
  const element = component as ReactElement<{
    'data-href'?: string;
    dangerouslySetInnerHTML?: { __html: string };
  }> | null;
  const href = element?.props?.['data-href'];
  const css = element?.props?.dangerouslySetInnerHTML?.__html;
  return element && href && css ? { href, css, element } : undefined;
}

/** Returns whether a stylesheet has a certain name in `split.ts`. */
function isNamed(chunk: string, { href }: InlinedStyles): boolean {
  return __STYLESHEETS__.some((name) => name.includes(`/${chunk}.`) && href.endsWith(name));
}

function Script({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: one of our own scripts
  return <script dangerouslySetInnerHTML={{ __html: text }} />;
}
