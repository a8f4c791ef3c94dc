import { readSiteNodes, type SiteContent, type SiteFolders } from '../../content-model/read-site';
import { handWrittenRoutes, usedTwice } from '../../content-model/routes';
import { contentSets } from '../../content-model/sets';
import type { ContentFields } from '../../content-model/sets/content-set';
import { archiveRoute, checkAuthors, listRoutes } from '../../content-model/sets/posts/pages';
import type { PostAuthorRef } from '../../content-model/sets/posts/read';
import { ContentError, type ContentProblem } from '../../shared/content-error';
import { withoutTrailingSlash } from '../../shared/paths';

/** Routes of the pages that a build would create, without trailing slashes, and those that two files ask for. */
export function pageRoutes({ nodesOfType, root }: Pick<SiteContent, 'nodesOfType' | 'root'>): {
  routes: Set<string>;
  repeated: ContentProblem[];
} {
  const owners = new Map<string, string>();
  const repeated: ContentProblem[] = [];
  for (const type of new Set(contentSets.map((set) => set.type))) {
    for (const { path, redirectFrom, sourceName } of nodesOfType(type) as RoutedFields[]) {
      for (const route of [path ?? [], redirectFrom ?? []].flat()) {
        const key = withoutTrailingSlash(route);
        const other = owners.get(key);
        if (other) repeated.push(usedTwice(route, sourceName, other));
        owners.set(key, sourceName);
      }
    }
  }
  const written = [...handWrittenRoutes(root), ...postListRoutes(nodesOfType)].map(withoutTrailingSlash);
  return { routes: new Set([...owners.keys(), ...written]), repeated };
}

/**
 * The routes of a content folder's pages and redirects, without trailing slashes.
 * @throws ContentError if a file of the folder cannot be read, because its route would be missing
 */
export function publishedRoutes(folders: SiteFolders): Set<string> {
  const problems: ContentProblem[] = [];
  const nodes = readSiteNodes(folders, problems);
  if (problems.length > 0) throw new ContentError(problems);
  return pageRoutes({ ...nodes, root: folders.root }).routes;
}

interface RoutedFields extends ContentFields {
  redirectFrom?: string[];
  sourceName: string;
}

interface PostFields extends ContentFields {
  set: string;
  unlisted: boolean;
  authorRefs: PostAuthorRef[];
  sourceName: string;
}

function postListRoutes(nodesOfType: SiteContent['nodesOfType']): string[] {
  const posts = nodesOfType('Post') as PostFields[];
  const sets = contentSets.filter(({ type }) => type === 'Post').map(({ name }) => name);
  return sets.flatMap((set) => {
    const listed = posts.filter((post) => post.set === set && !post.unlisted);
    return [...listRoutes(set, listed.length), archiveRoute(set)];
  });
}

/** Finds posts of authors whom nobody knows. */
export function checkPosts(nodesOfType: SiteContent['nodesOfType'], problems: ContentProblem[]): void {
  const known = nodesOfType('Author').map(({ authorId }) => String(authorId));
  checkAuthors(nodesOfType('Post') as PostFields[], known, { problems });
}
