import { suggestName } from '../../../shared/content-error';
import type {
  PostArchivePageContext,
  PostListPageContext,
  PostPageContext,
  PostYear,
} from '../../../shared/page-context';
import type { PageLink } from '../../../shared/sidebar';
import type { PagesContext } from '../content-set';
import type { PostAuthorRef } from './read';

/** Posts on one page of a list. */
export const postsPerPage = 10;

interface PostNode {
  id: string;
  slug: string;
  path: string;
  title: string;
  date: string;
  unlisted: boolean;
  authorRefs: PostAuthorRef[];
  sourcePath: string;
  sourceName: string;
  isModule: boolean;
  lastUpdated: string | null;
}

const query = `query ($set: String!) {
  allPost(filter: { set: { eq: $set } }, sort: [{ date: DESC }, { path: ASC }]) {
    nodes { id slug path title date unlisted authorRefs sourcePath sourceName isModule lastUpdated }
  }
  allAuthor { nodes { authorId } }
}`;

interface QueryData {
  allPost: { nodes: PostNode[] };
  allAuthor: { nodes: { authorId: string }[] };
}

/** Creates the pages of a set of posts: each post, the pages of the list, and the archive. */
export async function createPostPages(set: string, context: PagesContext): Promise<void> {
  const { data, errors } = await context.graphql<QueryData>(query, { set });
  if (errors || !data) throw errors?.[0] ?? new Error(`The query of the posts of ${set} gave no data.`);
  const posts = data.allPost.nodes;
  checkAuthors(
    posts,
    data.allAuthor.nodes.map((author) => author.authorId),
    context,
  );
  const listed = posts.filter((post) => !post.unlisted);
  const years = groupByYear(listed);
  for (const post of posts) {
    const index = listed.indexOf(post);
    const pageContext: PostPageContext = {
      layout: 'plain',
      id: post.id,
      years,
      // Newest first: the previous page of the list is the newer post.
      previous: toLink(listed[index - 1]),
      next: index < 0 ? null : toLink(listed[index + 1]),
      lastUpdated: post.lastUpdated,
    };
    context.createPage({
      path: post.path,
      template: 'post',
      context: pageContext,
      source: post.isModule ? post.sourcePath : undefined,
    });
  }
  createLists(set, listed.length, years, context);
}

function createLists(set: string, count: number, years: PostYear[], context: PagesContext): void {
  const routes = listRoutes(set, count);
  const pages = routes.length;
  for (const [index, path] of routes.entries()) {
    const page = index + 1;
    const pageContext: PostListPageContext = {
      layout: 'plain',
      set,
      page,
      pages,
      skip: (page - 1) * postsPerPage,
      limit: postsPerPage,
      years,
    };
    context.createPage({ path, template: 'post-list', context: pageContext });
  }
  const archive: PostArchivePageContext = { layout: 'plain', set, years };
  context.createPage({ path: archiveRoute(set), template: 'post-archive', context: archive });
}

/** Routes of the pages of a set's list, for a number of posts. */
export function listRoutes(set: string, count: number): string[] {
  const pages = Math.max(1, Math.ceil(count / postsPerPage));
  return Array.from({ length: pages }, (_, index) => (index === 0 ? `/${set}` : `/${set}/page/${index + 1}`));
}

/** Route of the page that lists all posts of a set by year. */
export function archiveRoute(set: string): string {
  return `/${set}/archive`;
}

/** Posts by the year of their date, newest first. */
export function groupByYear(posts: readonly Pick<PostNode, 'title' | 'path' | 'date'>[]): PostYear[] {
  const years = new Map<number, PostYear>();
  for (const { title, path, date } of posts) {
    const year = Number(date.slice(0, 4));
    const group = years.get(year) ?? { year, posts: [] };
    group.posts.push({ title, path });
    years.set(year, group);
  }
  return [...years.values()].sort((a, b) => b.year - a.year);
}

function toLink(post: PostNode | undefined): PageLink | null {
  return post ? { label: post.title, href: post.path } : null;
}

/** Finds authors of posts that are not in the list of authors. */
export function checkAuthors(
  posts: readonly Pick<PostNode, 'authorRefs' | 'sourceName'>[],
  known: string[],
  { problems }: Pick<PagesContext, 'problems'>,
): void {
  for (const { authorRefs, sourceName } of posts) {
    for (const { id } of authorRefs) {
      if (id === undefined || known.includes(id)) continue;
      problems.push({
        file: sourceName,
        found: `the author \`${id}\`, whom nobody knows`,
        expected: 'an id of content/authors.yaml, or an author written out with a `name`',
        fix: suggestName(id, known),
      });
    }
  }
}
