import textFont from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import codeFont from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2';
import type { GatsbySSR } from 'gatsby';
import { withPrefix } from 'gatsby';
import type { ReactElement } from 'react';
import { HelmetProvider, type HelmetServerState } from 'react-helmet-async';
import { announcement } from '../../site/announcement';
import { currentLocale } from '../../site/i18n';
import { beforePaintScript } from '../color-mode/before-paint';
import { themeColors } from '../color-mode/color-mode';
import { announcementKey } from '../layout/announcement-key';
import { baseUrlScript, pagePathAttribute } from '../layout/base-url-banner';
import { loadFailureScript } from '../layout/load-failure';
import { sidebarScrollScript } from '../sidebar/before-paint';
import { checkPageComponent } from './check-page';
import { wrapPageElement as wrapPage } from './wrap-page';

/*
 * Pages are rendered at the same time, so each has a head of its own, kept by its path until its HTML is written.
 */
const heads = new Map<string, { helmet?: HelmetServerState }>();

/** What stands around the whole site in a build: the provider that collects a page's head. */
export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element, pathname }) => {
  const context = {};
  heads.set(pathname, context);
  return <HelmetProvider context={context}>{element}</HelmetProvider>;
};

/** Puts a page into its frame, once it is one. */
export const wrapPageElement: GatsbySSR['wrapPageElement'] = (args) => {
  checkPageComponent(args.element, args.props);
  return wrapPage(args);
};

/** Writes the head of a page and the scripts that run before it is painted. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
  setPostBodyComponents,
}) => {
  const helmet = heads.get(pathname)?.helmet;
  heads.delete(pathname);
  setHtmlAttributes({
    lang: currentLocale.htmlLang,
    dir: currentLocale.direction,
    ...{ [pagePathAttribute]: pathname },
  });
  setHeadComponents([
    ...[textFont, codeFont].map((font) => (
      <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
    <link key="icon" rel="icon" href={withPrefix('/favicon.svg')} type="image/svg+xml" />,
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
  ]);
};

/** Files of the site's styles, from the build. */
declare const __STYLESHEETS__: readonly string[];

/**
 * Gatsby writes the page's path into an inline script. Read from an attribute, the path leaves the script the same on every page, so
 * that the content security policy can name it by its hash.
 */
const pagePathScript = `window.pagePath=document.documentElement.getAttribute('${pagePathAttribute}')`;

/**
 * Gatsby writes all styles of the site into every page. As a file of their own they are loaded once, and a page's HTML is
 * a third of the size. They come last in the head: a script after them would wait until they are loaded, and the colour mode
 * has to be known before.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replacePostBodyComponents(
    getPostBodyComponents().map((component) => {
      const { key } = (component ?? {}) as { key?: string };
      return key === 'script-loader' ? <Script key={key} text={pagePathScript} /> : component;
    }),
  );
  const others = getHeadComponents().filter(
    (component) => !(component as ReactElement<{ 'data-href'?: string }> | null)?.props?.['data-href'],
  );
  const styles = __STYLESHEETS__.map((name) => (
    <link key={name} rel="stylesheet" href={withPrefix(`/${name}`)} />
  ));
  replaceHeadComponents([...others, ...styles]);
};

function Script({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own
  return <script dangerouslySetInnerHTML={{ __html: text }} />;
}
