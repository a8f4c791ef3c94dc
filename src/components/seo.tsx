import { withPrefix } from 'gatsby';
import type { ReactNode } from 'react';
import { Helmet } from 'react-helmet-async';
import { isExternal } from '../shared/paths';
import { siteUrl } from '../site/build-constants';
import { settings } from '../site/settings';

/** What a page says of itself to browsers, search engines and those who share it. */
export interface SeoProps {
  /** The page's own title; the site's name is added. Leave it out on the home page. */
  title?: string | null | undefined;
  description?: string | null | undefined;
  /** Route of the page, without the path prefix. */
  path: string;
  /** Picture for sharing: an address, or a path below the site's root. */
  image?: string | null | undefined;
  type?: 'website' | 'article';
  /** Keeps the page out of search engines. */
  noindex?: boolean;
  keywords?: readonly string[] | null | undefined;
  /** Further elements of the head. */
  children?: ReactNode;
}

/** The whole title of a page. */
export function pageTitle(title: string | null | undefined): string {
  return title ? `${title} | ${settings.name}` : `${settings.name} | ${settings.tagline}`;
}

/** A path below the site's root as a public address; an address stays as it is. */
export function publicUrl(path: string): string {
  return isExternal(path) ? path : siteUrl + withPrefix(path);
}

/** The head of a page. */
export function Seo({
  title,
  description,
  path,
  image,
  type = 'website',
  noindex,
  keywords,
  children,
}: SeoProps) {
  const whole = pageTitle(title);
  const url = publicUrl(path);
  const text = description || settings.description;
  const picture = publicUrl(image || settings.socialImage);
  return (
    <Helmet>
      <title>{whole}</title>
      <meta name="description" content={text} />
      <link rel="canonical" href={url} />
      <meta property="og:title" content={title || whole} />
      <meta property="og:description" content={text} />
      <meta property="og:url" content={url} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={settings.name} />
      <meta property="og:image" content={picture} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:site" content="@remotion" />
      {noindex && <meta name="robots" content="noindex" />}
      {keywords && keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
      {children}
    </Helmet>
  );
}
