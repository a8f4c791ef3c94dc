import fs from 'node:fs';
import path from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import type { ContentProblem } from '../shared/content-error';
import { withoutTrailingSlash } from '../shared/paths';
import { contentSets } from './sets';

/** Hand-written pages whose route has no trailing slash; all others of `src/pages` end with one. */
const withoutSlash = new Set(['/', '/ai', '/ai-embed', '/search', '/showcase/add']);

/** The route of a hand-written page as the specification has it, from the one that Gatsby makes of its file. */
export function handWrittenRoute(gatsbyPath: string): string {
  const route = withoutTrailingSlash(gatsbyPath);
  return withoutSlash.has(route) || route.endsWith('.html') ? route : `${route}/`;
}

/** Routes of the hand-written pages in `src/pages`. */
export function handWrittenRoutes(root: string): string[] {
  const folder = path.join(root, 'src/pages');
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[^_.][^.]*\.tsx$/.test(entry.name) && entry.name !== '404.tsx')
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .map((file) => handWrittenRoute(`/${file.replace(/(^|\/)index\.tsx$/, '$1').replace(/\.tsx$/, '/')}`));
}

/** The routes of the site, and which content file has which. */
export interface RouteTable {
  ofFile: ReadonlyMap<string, string>;
  /** Routes as their pages have them, by the route without its trailing slash. */
  canonical: ReadonlyMap<string, string>;
}

/** Makes the table from the nodes of all content sets. */
export function createRouteTable(getNodesByType: NodePluginArgs['getNodesByType'], root: string): RouteTable {
  const ofFile = new Map<string, string>();
  const canonical = new Map<string, string>();
  for (const route of handWrittenRoutes(root)) canonical.set(withoutTrailingSlash(route), route);
  for (const type of new Set(contentSets.map((set) => set.type))) {
    for (const node of getNodesByType(type)) {
      if (typeof node.path !== 'string') continue;
      if (typeof node.sourcePath === 'string') ofFile.set(node.sourcePath, node.path);
      canonical.set(withoutTrailingSlash(node.path), node.path);
    }
  }
  return { ofFile, canonical };
}

/** The fault of a file whose route another page has. */
export function usedTwice(route: string, file: string, other: string): ContentProblem {
  return {
    file,
    found: `the route \`${route}\`, which ${other} has too`,
    expected: 'a route that no other page has',
    fix: 'Change the `slug` of one of them; until then only one of the pages can be seen.',
  };
}
