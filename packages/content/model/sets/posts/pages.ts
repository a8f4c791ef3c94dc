import { course } from '../../../shared/course';
import type { PostYear } from '../../../shared/page-context';
import type { PageLink } from '../../../shared/sidebar';
import type { Origin, PageRoute } from '../content-set';

/** Posts per list page. */
const postsPerPage = 10;

interface PagedPost extends Origin {
  set: string;
  path: string;
  title: string;
  date: string;
  unlisted: boolean;
}

/** Returns the pages of a set of posts: the posts, the list pages, and the archive. */
export function postPages(set: string, documents: readonly PagedPost[]): PageRoute[] {
  const posts = documents.filter((post) => post.set === set);
  // Content of another project may have no posts.
  if (posts.length === 0) return [];
  const listed = listedPosts(set, documents);
  const routes = listRoutes(set, listed.length);
  return [
    ...posts.map(
      ({ id, path, sourceName, sourcePath }): PageRoute => ({
        path,
        template: 'post',
        context: { layout: 'plain', id, set },
        sourceName,
        sourcePath,
      }),
    ),
    ...routes.map((path, index): PageRoute => {
      const skip = index * postsPerPage;
      const limit = postsPerPage;
      return {
        path,
        template: set === course.set ? 'course-list' : 'post-list',
        context: { layout: 'plain', set, page: index + 1, pages: routes.length, skip, limit },
        excerptsOf: listed.slice(skip, skip + limit).map(({ sourcePath }) => sourcePath),
      };
    }),
    { path: archiveRoute(set), template: 'post-archive', context: { layout: 'plain', set } },
  ];
}

/** Returns the routes of the list pages of a set, for a number of posts. */
export function listRoutes(set: string, count: number): string[] {
  const pages = Math.max(1, Math.ceil(count / postsPerPage));
  return Array.from({ length: pages }, (_, index) => (index === 0 ? `/${set}` : `/${set}/page/${index + 1}`));
}

/** Returns the route of the archive, which lists all posts of a set by year. */
function archiveRoute(set: string): string {
  return `/${set}/archive`;
}

/** Returns the posts of a set that appear in lists, newest first. */
export function listedPosts<Post extends PagedPost>(set: string, posts: readonly Post[]): Post[] {
  return posts
    .filter((post) => post.set === set && !post.unlisted)
    .sort((a, b) => (a.date === b.date ? (a.path < b.path ? -1 : 1) : a.date < b.date ? 1 : -1));
}

/** Groups posts by year, newest first. */
export function groupByYear(posts: readonly Pick<PagedPost, 'title' | 'path' | 'date'>[]): PostYear[] {
  const years = new Map<number, PostYear>();
  for (const { title, path, date } of posts) {
    const year = Number(date.slice(0, 4));
    const group = years.get(year) ?? { year, posts: [] };
    group.posts.push({ title, path });
    years.set(year, group);
  }
  return [...years.values()].sort((a, b) => b.year - a.year);
}

/** Returns the neighbors of each listed post, by id. "Previous" is the newer post. */
export function postNeighbors(
  listed: readonly PagedPost[],
): Map<string, { previous: PageLink | null; next: PageLink | null }> {
  return new Map(
    listed.map((post, index) => [
      post.id,
      { previous: toLink(listed[index - 1]), next: toLink(listed[index + 1]) },
    ]),
  );
}

function toLink(post: PagedPost | undefined): PageLink | null {
  return post ? { label: post.title, href: post.path } : null;
}
