import type { GatsbySSR, RenderBodyArgs } from 'gatsby';
import { withPrefix } from 'gatsby';
import type { ReactElement, ReactNode } from 'react';
import { HelmetProvider, type HelmetServerState } from 'react-helmet-async';
import type { SiteStart } from '../../shared/site-start';
import { announcement } from '../../site/announcement';
import { currentLocale } from '../../site/i18n';
import { themeColors } from '../color-mode/color-mode';
import textFont from '../fonts/inter.woff2';
import { baseUrlScript, pagePathAttribute } from '../inline-scripts/base-url-banner';
import { beforePaintScript } from '../inline-scripts/before-paint';
import { loadFailureScript } from '../inline-scripts/load-failure';
import { sidebarScrollScript } from '../inline-scripts/sidebar-scroll';
import { startScript } from '../inline-scripts/start';
import { announcementKey } from '../layout/announcement-key';
import { checkPageComponent } from './check-page';
import { pageDataId } from './page-data';
import { pageDataText } from './page-data-text';
import { wrapPageElement as wrapPage } from './wrap-page';

/* Pages are rendered concurrently, so each head is stored by path until the page's HTML is written. */
const heads = new Map<string, { helmet?: HelmetServerState }>();

/** Wraps the whole site in the provider that collects a page's head. Runs in builds. */
export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element, pathname }) => {
  const context = {};
  heads.set(pathname, context);
  return <HelmetProvider context={context}>{element}</HelmetProvider>;
};

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
  setPostBodyComponents,
}: RenderBodyArgs & { bodyHtml: string }) => {
  const helmet = heads.get(pathname)?.helmet;
  heads.delete(pathname);
  setHtmlAttributes({
    lang: currentLocale.htmlLang,
    dir: currentLocale.direction,
    ...{ [pagePathAttribute]: pathname },
  });
  setHeadComponents([
    // Preloads only the text font: the fallback of the code font has the same metrics, so nothing shifts when
    // it loads.
    <link key="font" rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />,
    <link key="icon" rel="icon" href={__ICON__} type="image/svg+xml" />,
    <meta key="light" name="theme-color" media="(prefers-color-scheme: light)" content={themeColors.light} />,
    <meta key="dark" name="theme-color" media="(prefers-color-scheme: dark)" content={themeColors.dark} />,
    <Script
      key="before-paint"
      text={beforePaintScript(announcement && { id: announcement.id, key: announcementKey })}
    />,
    <Script key="load-failure" text={loadFailureScript()} />,
    ...(helmet
      ? [helmet.title, helmet.meta, helmet.link, helmet.script].map((part) => part.toComponent())
      : []),
  ]);
  setPostBodyComponents([
    <Script key="sidebar" text={sidebarScrollScript} />,
    <Script key="base-url" text={baseUrlScript(withPrefix('/'))} />,
    isDevelopment ? null : pageData(loadPageDataSync(pathname), bodyHtml),
  ]);
};

/** In development the HTML is the same for all pages, and has no data. */
const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * Number of characters of a page's HTML and data up to which the HTML contains the data. Gzipped, this is
 * about 14 KB: what a server sends in the first round trip (the initial window of TCP, RFC 6928).
 */
const longest = 64_000;

/** Returns the element with the data of a page, or null if the data would make the page's HTML too long. */
function pageData(page: object, bodyHtml: string) {
  const text = pageDataText(page);
  if (bodyHtml.length + text.length > longest) return null;
  const html = { __html: text };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data, with its tags escaped
  return <script key={pageDataId} id={pageDataId} type="application/json" dangerouslySetInnerHTML={html} />;
}

/** The site's icon as a data URL, which saves a request. */
declare const __ICON__: string;

/** The site's stylesheets, from the browser's bundle. */
declare const __STYLESHEETS__: readonly string[];

/** What starts the site, or null if Gatsby's own HTML does. */
declare const __START__: SiteStart | null;

/**
 * Gatsby writes the page's path into an inline script. Reading it from an attribute keeps the script
 * identical on every page, so the content security policy can allow it by its hash.
 */
const pagePathScript = `window.pagePath=document.documentElement.getAttribute('${pagePathAttribute}')`;

/**
 * Links stylesheets as files. Gatsby inlines the styles of a page in its HTML; as files they are loaded once,
 * and the HTML is a third of the size. They come last in the head, because a script after them would wait for
 * them, and the color mode must be set before.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replacePostBodyComponents(
    getPostBodyComponents().map((component) => {
      const { key, props } = (component ?? {}) as ReactElement<{ sliceId?: string }>;
      if (key === 'script-loader') return <Script key={key} text={pagePathScript} />;
      return props?.sliceId === '_gatsby-scripts' && __START__ ? (
        <Start key="start" {...__START__} />
      ) : (
        component
      );
    }),
  );
  const head = getHeadComponents().filter((component) => !isOfGatsbyImage(component));
  const hrefs = head.map(inlinedStylesheet).filter((href) => href !== undefined);
  const others = head.filter((component) => inlinedStylesheet(component) === undefined);
  const styles = hrefs.sort(mainFirst).map((href) => <link key={href} rel="stylesheet" href={href} />);
  replaceHeadComponents([...others, ...styles]);
};

/**
 * Returns whether an element of the head belongs to the component of gatsby-plugin-image. No page uses it: it
 * needs React for each image, and images in content are plain `<picture>` elements.
 */
function isOfGatsbyImage(component: ReactNode): boolean {
  const { key } = (component ?? {}) as ReactElement;
  return String(key).startsWith('gatsby-image-style');
}

/** Returns the URL of the stylesheet that Gatsby has inlined in an element of the head. */
function inlinedStylesheet(component: ReactNode): string | undefined {
  const { props } = (component ?? {}) as ReactElement<{ 'data-href'?: string }>;
  return props?.['data-href'];
}

/** Sorts shared styles first, so that the styles of a page type can override them. */
function mainFirst(one: string, other: string): number {
  const isMain = (href: string) =>
    __STYLESHEETS__.some((name) => name.includes('/styles.') && href.endsWith(name));
  return Number(isMain(other)) - Number(isMain(one));
}

/** Preloads the site's scripts and starts them after the first paint. */
function Start(start: SiteStart) {
  return (
    <>
      {start.scripts.map((src) => (
        // React 18 knows no `fetchPriority`, and passes the attribute on in lower case only.
        <link key={src} rel="preload" as="script" href={src} {...{ fetchpriority: 'low' }} />
      ))}
      <Script text={startScript(start)} />
    </>
  );
}

function Script({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: one of our own scripts
  return <script dangerouslySetInnerHTML={{ __html: text }} />;
}
