import type { SiteSettings } from '@docs/content/settings';
import { feedFiles } from '@docs/content/shared';
import { Feed } from 'feed';
import type { PublicUrl } from './addresses';
import { treeToPlainHtml } from './markdown';
import type { OutputPage } from './page';

/** Maximum number of posts in a feed. */
const newest = 20;

/** What all feeds of a site have in common. */
export interface FeedContext {
  publicUrl: PublicUrl;
  site: SiteSettings;
  /** Language of the posts, such as `en`. */
  language: string;
}

/**
 * Returns the feeds of every set of posts, by their path from the site's root. A set without posts has none.
 */
export function feeds(pages: readonly OutputPage[], context: FeedContext): Record<string, string> {
  const posts = pages.filter(({ post, isListed }) => post && isListed);
  const sets = new Set(posts.map(({ post }) => post?.set as string));
  const files = [...sets].flatMap((set) => {
    const own = posts
      .filter(({ post }) => post?.set === set)
      .sort(byDate)
      .slice(0, newest);
    const list = pages.find(({ path }) => path === `/${set}`);
    const feed = setFeed(set, list, own, context);
    const texts = {
      'rss.xml': () => feed.rss2(),
      'atom.xml': () => feed.atom1(),
      'feed.json': () => feed.json1(),
    };
    return feedFiles.map((name) => [`/${set}/${name}`, texts[name]()]);
  });
  return Object.fromEntries(files);
}

function byDate(a: OutputPage, b: OutputPage): number {
  const [first, second] = [dateOf(a), dateOf(b)];
  return first < second ? 1 : first > second ? -1 : a.path < b.path ? -1 : 1;
}

/** Returns the day on which a page was published, or else changed last. */
const dateOf = ({ post, lastModified }: OutputPage) => post?.date ?? lastModified ?? '';

function setFeed(
  set: string,
  list: OutputPage | undefined,
  posts: readonly OutputPage[],
  { publicUrl, site, language }: FeedContext,
): Feed {
  const days = posts.map(({ lastModified, post }) => lastModified ?? post?.date ?? '').sort();
  const feed = new Feed({
    id: publicUrl(`/${set}`),
    link: publicUrl(`/${set}`),
    title: `${site.name}: ${list?.title ?? set}`,
    description: list?.description ?? site.description,
    language,
    copyright: site.name,
    generator: site.name,
    image: publicUrl(site.socialImage),
    // The newest change instead of the build time, so that the same content produces the same file.
    updated: at(days.at(-1) as string),
    feedLinks: Object.fromEntries(
      (['rss', 'atom', 'json'] as const).map((kind, index) => [
        kind,
        publicUrl(`/${set}/${feedFiles[index]}`),
      ]),
    ),
  });
  for (const page of posts) addPost(feed, page, publicUrl);
  return feed;
}

function addPost(
  feed: Feed,
  { path, title, description, tree, post, lastModified }: OutputPage,
  publicUrl: PublicUrl,
) {
  const { date, authors = [], tags = [] } = post ?? {};
  const url = publicUrl(path);
  feed.addItem({
    id: url,
    link: url,
    // Feed readers show a title as plain text.
    title: title.replaceAll('`', ''),
    description: description ?? '',
    content: tree ? treeToPlainHtml(tree.read(), url) : (description ?? ''),
    ...(date ? { published: at(date) } : {}),
    date: at(lastModified ?? date ?? ''),
    // Omitted if there is no author: the library treats an empty list as one.
    ...(authors.length > 0
      ? { author: authors.map(({ name, url: link }) => (link ? { name, link } : { name })) }
      : {}),
    category: tags.map((name) => ({ name })),
  });
}

function at(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
