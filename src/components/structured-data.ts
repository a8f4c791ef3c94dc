import { settings } from '../settings/settings';

/** A schema.org object. */
export type StructuredThing = { '@type': string; [property: string]: unknown };

/** The metadata of an article. URLs are absolute; dates are ISO dates. */
export interface ArticleFacts {
  title: string;
  description?: string | null;
  url: string;
  image: string;
  published?: string | null;
  modified?: string | null;
  authors?: readonly { name: string; url: string | null }[];
}

/** Returns an article: a doc is a `TechArticle`, a post a `BlogPosting`. */
export function articleData(
  type: 'TechArticle' | 'BlogPosting',
  { title, description, url, image, published, modified, authors = [] }: ArticleFacts,
): StructuredThing {
  const site = { '@type': 'Organization', name: settings.name };
  return {
    '@type': type,
    headline: title,
    description: description ?? undefined,
    url,
    image,
    datePublished: published ?? undefined,
    dateModified: modified ?? published ?? undefined,
    author:
      authors.length > 0
        ? authors.map((author) => ({ '@type': 'Person', name: author.name, url: author.url ?? undefined }))
        : site,
    publisher: site,
  };
}

/** Returns the breadcrumbs of a page, without those that are not links. */
export function breadcrumbData(parts: readonly { name: string; url: string }[]): StructuredThing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: parts.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** Returns objects as JSON-LD, escaped so that no text can close the script element. */
export function jsonLd(things: readonly StructuredThing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
}
