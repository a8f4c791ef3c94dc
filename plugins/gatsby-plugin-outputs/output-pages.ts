import { type DocumentContext, handWrittenLayout, type LoadedSite } from '@docs/content';
import { course } from '@docs/content/shared';
import { partOfPage, searchParts } from '@docs/search';
import { dayOf, type Listed, type OutputPage, optional } from './page';
import { readSiteData, type SiteData } from './site-data';

/** A page of the site. `template` is empty for a hand-written page. */
export interface MadePage {
  path: string;
  template: string;
  context?: {
    layout?: string;
    set?: string;
    page?: number;
    skip?: number;
    limit?: number;
  };
}

type SiteIndex = ReturnType<typeof indexOf>;
type Reader = (page: MadePage, site: SiteIndex) => OutputPage | undefined;

/** Returns the machine-readable pages of a site, with the docs in sidebar order. */
export function readOutputPages(site: LoadedSite, context: DocumentContext, siteName: string): OutputPage[] {
  const handWritten = site.routes.handWritten.map((path) => ({
    path,
    template: '',
    context: { layout: handWrittenLayout(path) },
  }));
  const docOrder = [...site.sidebars.byName.values()].flatMap(({ order }) => order.map(({ href }) => href));
  return outputPages([...site.routes.pages, ...handWritten], readSiteData(site, context, siteName), docOrder);
}

/**
 * Returns the machine-readable pages of the site, section by section, with the docs in `docOrder`. Redirects
 * and embedded pages are omitted.
 */
export function outputPages(
  made: readonly MadePage[],
  data: SiteData,
  docOrder: readonly string[],
): OutputPage[] {
  const place = new Map(docOrder.map((route, index) => [route, index]));
  const rank = (page: { path: string }) => place.get(page.path) ?? docOrder.length;
  const site = indexOf({ ...data, docs: [...data.docs].sort((a, b) => rank(a) - rank(b)) });
  const pages = made.flatMap((page) => {
    return (page.context?.layout === 'bare' ? undefined : readers[page.template]?.(page, site)) ?? [];
  });
  return pages.sort((a, b) => groupOf(a) - groupOf(b) || rank(a) - rank(b) || (a.path < b.path ? -1 : 1));
}

/** Returns the position of the section that a page belongs to; pages without one come last. */
function groupOf({ trail: [part] }: OutputPage): number {
  const place = (Object.values(searchParts) as string[]).indexOf(part ?? '');
  return place < 0 ? Object.keys(searchParts).length : place;
}

/** Returns the content of the site by the routes and names in pages' contexts. */
function indexOf(data: SiteData) {
  const byPath = <Node extends { path: string }>(nodes: readonly Node[]) =>
    new Map(nodes.map((node) => [node.path, node]));
  return {
    docs: byPath(data.docs),
    posts: byPath(data.posts),
    templates: byPath(data.templates),
    experts: byPath(data.experts),
    prose: new Map(data.prose.map((node) => [node.name, node])),
    data,
  };
}

/** Returns the page's content, for the pages of each template. Redirects are omitted. */
const readers: Record<string, Reader | undefined> = {
  doc(page, { docs }) {
    const doc = docs.get(page.path);
    if (!doc) return undefined;
    const { sidebar, breadcrumbs } = doc.navigation;
    const part = partOfPage({ path: page.path, sidebarName: sidebar?.name ?? null }) ?? 'guides';
    const crumbs = breadcrumbs.slice(0, -1).map(({ label }) => label);
    const trail = [searchParts[part], ...crumbs.filter((crumb) => crumb !== searchParts[part])];
    const heading = trail.slice(0, 2).join(': ');
    const usedIn = doc.usedIn.map(({ title, path: href, part }) => ({ title, href, description: part }));
    const fields = { ...base(doc), path: doc.path, trail, isListed: !doc.unlisted, heading, usedIn };
    // Without a date, feed readers could not sort it.
    const isInFeed = sidebar?.name === course.sidebar && fields.lastModified;
    return isInFeed ? { ...fields, post: { set: course.set, authors: [], tags: [] } } : fields;
  },
  post(page, { posts, prose }) {
    const post = posts.get(page.path);
    if (!post) return undefined;
    const { set, date, tags, authors, unlisted } = post;
    const fields = base(post);
    return {
      ...fields,
      path: post.path,
      trail: [setTitle(set, prose)],
      isListed: !unlisted,
      lastModified: fields.lastModified ?? dayOf(date),
      heading: set === 'learn' ? setTitle(set, prose) : optional,
      post: { set, tags, authors, date: dayOf(date) ?? date },
    };
  },
  template(page, { templates }) {
    const template = templates.get(page.path);
    if (!template) return undefined;
    const repository = `https://github.com/${template.repository}`;
    return {
      ...base(template),
      path: template.path,
      title: `${template.title} template`,
      trail: ['Templates'],
      isListed: true,
      heading: 'Templates',
      list: [{ title: 'Source', href: repository }],
    };
  },
  expert(page, { experts }) {
    const expert = experts.get(page.path);
    if (!expert) return undefined;
    const { title, description, website, work } = expert;
    const links = [...(website ? [website] : []), ...work].map((href) => ({ title: href, href }));
    return { ...bare(page.path, title, ['Experts']), description, heading: optional, list: links };
  },
  'post-list'({ path: route, context = {} }, { data, prose }) {
    const { set = '', page = 1, skip = 0, limit } = context;
    const title = setTitle(set, prose);
    const posts = listedPosts(data, set).slice(skip, limit === undefined ? undefined : skip + limit);
    const description = prose.get(set)?.description ?? null;
    return { ...bare(route, page > 1 ? `${title}, page ${page}` : title, []), description, ...listOf(posts) };
  },
  'course-list'(page, site) {
    const posts = readers['post-list']?.(page, site);
    const lessons = site.data.docs.filter(({ path }) => path.startsWith(`${page.path}/`));
    return posts && { ...posts, list: [...lessons.map(toListed), ...(posts.list ?? [])] };
  },
  'post-archive'({ path: route, context = {} }, { data, prose }) {
    const { set = '' } = context;
    const title = setTitle(set, prose);
    return { ...bare(route, `${title}: archive`, []), ...listOf(listedPosts(data, set)) };
  },
  /** A hand-written page. */
  ''({ path: route }, { prose, data }) {
    const name = route.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'index';
    const page = prose.get(name);
    const own = page ? base(page) : { title: name === 'index' ? data.siteName : titleOfName(name) };
    return {
      ...bare(route, own.title, []),
      ...own,
      path: route,
      heading: optional,
      list: listsOf(data)[name] ?? [],
    };
  },
};

/** Returns the title of a hand-written page without prose: `showcase-add` becomes `Showcase add`. */
function titleOfName(name: string): string {
  return name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
}

/** Returns the fields that all pages with prose share. */
function base({
  title,
  description,
  answers,
  lastUpdated,
  contentTree,
  sourcePath,
}: Pick<
  SiteData['prose'][number],
  'title' | 'description' | 'answers' | 'lastUpdated' | 'contentTree' | 'sourcePath'
>) {
  return {
    title,
    description,
    answers,
    lastModified: dayOf(lastUpdated),
    tree: contentTree,
    ...(contentTree ? {} : { source: sourcePath }),
  };
}

/** Returns a page with little data. */
function bare(route: string, title: string, trail: string[]): OutputPage {
  return {
    path: route,
    title,
    description: null,
    answers: [],
    trail,
    isListed: true,
    lastModified: null,
    tree: null,
  };
}

function setTitle(set: string, prose: ReadonlyMap<string, SiteData['prose'][number]>): string {
  return prose.get(set)?.title ?? (searchParts as Record<string, string>)[set] ?? set;
}

function listedPosts({ posts }: SiteData, set: string): SiteData['posts'] {
  return posts.filter((post) => post.set === set && !post.unlisted);
}

/** Returns a list of posts, dated by its newest post. */
function listOf(posts: SiteData['posts']): Pick<OutputPage, 'list' | 'lastModified'> {
  const days = posts.map(({ lastUpdated, date }) => dayOf(lastUpdated) ?? dayOf(date) ?? '').sort();
  return { list: posts.map(toListed), lastModified: days.at(-1) || null };
}

/** Returns the links that hand-written pages list, by the name of their prose. */
function listsOf({ templates, experts, showcase }: SiteData): Record<string, Listed[]> {
  return {
    templates: templates.map(toListed),
    experts: experts.map(toListed),
    showcase: showcase.map(({ title, description, links }) => ({
      title,
      description,
      href: links[0]?.url ?? '/showcase',
    })),
  };
}

function toListed({
  title,
  path: href,
  description,
}: {
  title: string;
  path: string;
  description: string | null;
}): Listed {
  return { title, href, description };
}
