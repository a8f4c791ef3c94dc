import { withPrefix } from 'gatsby';
import type { ReactNode } from 'react';
import { Helmet } from 'react-helmet-async';
import { feedFiles, markdownFile, ogImageFile, ogImageSize } from '../shared/page-files';
import { isExternal } from '../shared/paths';
import { siteUrl } from '../site/build-constants';
import { settings } from '../site/settings';
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
   * Whether the build generates Markdown and an Open Graph image for the page, as it does for every indexable
   * page.
   */
  hasFiles?: boolean;
  /** The set of posts whose feeds are linked. */
  feedsOf?: string | undefined;
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
  feedsOf,
  structuredData,
  keywords,
  children,
}: SeoProps) {
  const whole = pageTitle(title);
  const url = publicUrl(path);
  const text = description || settings.description;
  const isCard = hasFiles && !image;
  const picture = pictureUrl(path, image || (hasFiles ? null : settings.socialImage));
  return (
    <Helmet>
      <title>{whole}</title>
      <meta name="description" content={text} />
      <link rel="canonical" href={url} />
      {hasFiles && <link rel="alternate" type="text/markdown" href={publicUrl(markdownFile(path))} />}
      {feedsOf &&
        feedFiles.map((feed) => (
          <link
            key={feed.name}
            rel="alternate"
            type={feed.type}
            title={settings.name}
            href={publicUrl(`/${feedsOf}/${feed.name}`)}
          />
        ))}
      <meta property="og:title" content={title || whole} />
      <meta property="og:description" content={text} />
      <meta property="og:url" content={url} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={settings.name} />
      <meta property="og:image" content={picture} />
      {isCard && <meta property="og:image:width" content={String(ogImageSize.width)} />}
      {isCard && <meta property="og:image:height" content={String(ogImageSize.height)} />}
      <meta property="og:image:alt" content={whole} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:site" content="@remotion" />
      {noindex && <meta name="robots" content="noindex" />}
      {keywords && keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
      {structuredData && <script type="application/ld+json">{jsonLd(structuredData)}</script>}
      {children}
    </Helmet>
  );
}
