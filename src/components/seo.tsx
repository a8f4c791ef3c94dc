import { isExternal, markdownFile, ogImageFile, ogImageSize } from '@docs/content/shared';
import { withPrefix } from 'gatsby';
import type { ReactNode } from 'react';
import { Helmet } from 'react-helmet-async';
import { siteUrl } from '../settings/build-constants';
import { settings } from '../settings/settings';
import { jsonLd, type StructuredThing } from './structured-data';

/** The metadata of a page for browsers, search engines and social media. */
export interface SeoProps {
  /** The page's own title; the site's name is appended. Omit it on the home page. */
  title?: string | null | undefined;
  description?: string | null | undefined;
  /** Route of the page, without the path prefix. */
  path: string;
  /** Open Graph image: a URL, or a root-relative path. */
  image?: string | null | undefined;
  type?: 'website' | 'article';
  /** Keeps the page out of search engines. */
  noindex?: boolean;
  /**
   * Whether the build generates Markdown and an Open Graph image for the page. If absent, it does so for an
   * indexable page.
   */
  hasFiles?: boolean | undefined;
  /** Structured data about the page's subject. */
  structuredData?: readonly StructuredThing[];
  keywords?: readonly string[] | null | undefined;
  /** Additional head elements. */
  children?: ReactNode;
}

/** Returns the full title of a page. */
export function pageTitle(title: string | null | undefined): string {
  return title ? `${title} | ${settings.name}` : `${settings.name} | ${settings.tagline}`;
}

/** Converts a root-relative path to a public URL; returns URLs unchanged. */
export function publicUrl(path: string): string {
  return isExternal(path) ? path : siteUrl + withPrefix(path);
}

/** Returns the public URL of a page's Open Graph image: its own, else the generated one. */
export function pictureUrl(path: string, image?: string | null): string {
  return publicUrl(image || ogImageFile(path));
}

/** The head of a page. */
export function Seo({
  title,
  description,
  path,
  image,
  type = 'website',
  noindex = false,
  hasFiles = !noindex,
  structuredData,
  keywords,
  children,
}: SeoProps) {
  const whole = pageTitle(title);
  const url = publicUrl(path);
  const text = description || settings.description;
  const isCard = hasFiles && !image;
  const named = {
    description: text,
    'twitter:card': 'summary_large_image',
    'twitter:site': '@remotion',
    ...(noindex && { robots: 'noindex' }),
    ...(keywords?.length && { keywords: keywords.join(', ') }),
  };
  const openGraph = {
    title: title || whole,
    description: text,
    url,
    type,
    site_name: settings.name,
    image: pictureUrl(path, image || (hasFiles ? null : settings.socialImage)),
    ...(isCard && { 'image:width': ogImageSize.width, 'image:height': ogImageSize.height }),
    'image:alt': whole,
  };
  return (
    <Helmet>
      <title>{whole}</title>
      <link rel="canonical" href={url} />
      {hasFiles && <link rel="alternate" type="text/markdown" href={publicUrl(markdownFile(path))} />}
      {Object.entries(openGraph).map(([name, content]) => (
        <meta key={name} property={`og:${name}`} content={String(content)} />
      ))}
      {Object.entries(named).map(([name, content]) => (
        <meta key={name} name={name} content={content} />
      ))}
      {structuredData && <script type="application/ld+json">{jsonLd(structuredData)}</script>}
      {children}
    </Helmet>
  );
}
