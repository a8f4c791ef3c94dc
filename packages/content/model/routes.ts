import fs from 'node:fs';
import path from 'node:path';
import type { ContentProblem } from '../shared/content-error';
import type { LayoutKind } from '../shared/page-context';
import { withoutTrailingSlash } from '../shared/paths';
import type { Documents } from './documents';
import type { SiteFolders } from './read-folder';
import { readFrontmatter } from './schema/frontmatter';
import { contentSets } from './sets';
import type { PageRoute } from './sets/content-set';

/** Routes of hand-written pages without a trailing slash. All other pages in `src/pages` have one. */
const withoutSlash = new Set(['/', '/ai', '/ai-embed', '/search', '/showcase/add']);

/** Returns the specified route of a hand-written page, given the route that Gatsby derives from its file. */
export function handWrittenRoute(gatsbyPath: string): string {
  const route = withoutTrailingSlash(gatsbyPath);
  return withoutSlash.has(route) || route.endsWith('.html') ? route : `${route}/`;
}

/** Pages that are embedded in other sites; shown without navbar and footer. */
const bareRoutes = new Set(['/ai-embed']);

/** Returns the frame of a hand-written page. */
export function handWrittenLayout(route: string): LayoutKind {
  return bareRoutes.has(route) ? 'bare' : 'plain';
}

/** Hand-written pages that are of use to any content. The others are about this product. */
const generalPages = new Set(['404', 'ai', 'ai-embed', 'search']);

/**
 * Returns whether a site has a hand-written page, given its file below `src/pages`. A page about the product needs its
 * text in `content/pages`, which other content does not have.
 */
export function hasHandWritten(file: string, contentDir: string): boolean {
  const name = file
    .replace(/\.tsx$/, '')
    .replace(/\/index$/, '')
    .replaceAll('/', '-');
  return generalPages.has(name) || fs.existsSync(path.join(contentDir, 'pages', `${name}.mdx`));
}

/** Returns the routes of the hand-written pages of a site. */
export function handWrittenRoutes({ root, contentDir }: SiteFolders): string[] {
  const folder = path.join(root, 'src/pages');
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[^_.][^.]*\.tsx$/.test(entry.name) && entry.name !== '404.tsx')
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => hasHandWritten(file, contentDir))
    .map((file) => handWrittenRoute(`/${file.replace(/(^|\/)index\.tsx$/, '$1').replace(/\.tsx$/, '/')}`));
}

/** Folder of the built site with the API files of packages. No page may have a route there. */
export const apiFolder = '/api/';

/** The routes of the site and their content files. */
export interface RouteTable {
  /** The pages created from content. If several have the same route, the first in file order wins. */
  pages: readonly PageRoute[];
  /** Routes of the pages in `src/pages`. */
  handWritten: readonly string[];
  /** Routes of content files, by absolute path. */
  ofFile: ReadonlyMap<string, string>;
  /** Canonical routes, by the route without its trailing slash. */
  canonical: ReadonlyMap<string, string>;
  /** Every route without its trailing slash, including redirects. */
  all: ReadonlySet<string>;
}

/** Builds the route table. `home` is where `/` leads if it is not a page. Adds an entry to `warnings` for each route that two files claim. */
export function createRouteTable(
  documents: Documents,
  { handWritten, home }: { handWritten: readonly string[]; home: string | undefined },
  warnings: ContentProblem[],
): RouteTable {
  const pages = new Map<string, PageRoute>();
  const add = (page: PageRoute) => {
    const key = withoutTrailingSlash(page.path);
    if (key.startsWith(apiFolder)) warnings.push(isReserved(page));
    const other = pages.get(key);
    if (other) warnings.push(usedTwice(page, other));
    else pages.set(key, page);
  };
  for (const set of contentSets) for (const page of set.pages?.(documents.any(set.type)) ?? []) add(page);
  for (const redirect of redirects(documents)) add(redirect);
  if (home && !handWritten.includes('/') && !pages.has(''))
    add({ path: '/', template: 'redirect', context: { layout: 'plain', to: home } });
  const ofFile = new Map<string, string>();
  const canonical = new Map(handWritten.map((route) => [withoutTrailingSlash(route), route]));
  for (const set of contentSets) {
    for (const { path: route, sourcePath } of documents.any(set.type)) {
      if (typeof route !== 'string') continue;
      ofFile.set(sourcePath, route);
      canonical.set(withoutTrailingSlash(route), route);
    }
  }
  return {
    pages: [...pages.values()],
    handWritten,
    ofFile,
    canonical,
    all: new Set([...pages.keys(), ...handWritten.map(withoutTrailingSlash)]),
  };
}

function redirects(documents: Documents): PageRoute[] {
  return [...documents.of('Doc'), ...documents.of('Post')].flatMap((document) =>
    document.redirectFrom.map((from) => ({
      path: from,
      template: 'redirect',
      context: { layout: 'plain' as const, to: document.path },
      sourceName: document.sourceName,
      sourcePath: document.sourcePath,
    })),
  );
}

/** Returns the warning for a page whose route is in the folder of the API files. */
function isReserved(page: PageRoute): ContentProblem {
  const line = lineOfRoute(page);
  return {
    file: page.sourceName ?? `src/templates/${page.template}.tsx`,
    ...(line ? { line } : {}),
    found: `the route \`${page.path}\``,
    expected: `a route outside \`${apiFolder}\`, which contains the files about packages`,
    fix: 'Choose another route.',
  };
}

/** Returns the warning for a page whose route is already taken. */
function usedTwice(page: PageRoute, other: PageRoute): ContentProblem {
  const line = lineOfRoute(page);
  const otherLine = lineOfRoute(other);
  const otherPlace = other.sourceName ?? `the template \`${other.template}\``;
  return {
    file: page.sourceName ?? `src/templates/${page.template}.tsx`,
    ...(line ? { line } : {}),
    found: `the route \`${page.path}\`, which ${otherPlace}${otherLine ? `:${otherLine}` : ''} already has`,
    expected: 'a unique route',
    fix: 'Change the `slug` of one of them. Until then, readers only see the other page.',
  };
}

/** Returns the frontmatter line that sets the page's route, or the first line if the file name sets it. */
function lineOfRoute({ sourcePath, template }: PageRoute): number | undefined {
  if (!sourcePath || !fs.existsSync(sourcePath)) return undefined;
  const { value, lineOf } = readFrontmatter(fs.readFileSync(sourcePath, 'utf8'), sourcePath, []);
  const key = template === 'redirect' ? 'redirect_from' : 'slug';
  return key in (value as object) ? lineOf([key]) : 1;
}
