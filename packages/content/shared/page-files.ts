import { withoutTrailingSlash } from './paths';

/* The files next to a page, by its route. Routes and files are root-relative, without the path prefix. */

/** Returns the path of the page as Markdown: `/docs/lambda/setup.md`. */
export function markdownFile(route: string): string {
  return `${fileStem(route)}.md`;
}

/** Returns the path of the Open Graph image of a page: `/cards/docs/lambda/setup.jpg`. */
export function ogImageFile(route: string): string {
  return `/cards${fileStem(route)}.jpg`;
}

/** Size of an Open Graph image in pixels. */
export const ogImageSize = { width: 1200, height: 630 };

function fileStem(route: string): string {
  return route === '/' ? '/index' : withoutTrailingSlash(route);
}

/** The feeds of a set of posts, in order of preference. Their types are `application/rss+xml` and so on. */
export const feedFiles = ['rss.xml', 'atom.xml', 'feed.json'] as const;
