import { decodeAddress, withoutTrailingSlash } from '@docs/content/shared';
import { editDistance } from '@docs/search';

/** A page that may be the one that was meant by a missing URL. */
export interface KnownRoute {
  path: string;
  title: string;
}

/** Maximum number of suggested routes. */
const most = 5;

/**
 * Returns the normalized segments of a path: lowercase, without parts that carry no meaning.
 * `/docs/Foo_Bar.html` becomes docs, foo-bar.
 */
function partsOf(path: string): string[] {
  return decodeAddress(path)
    .toLowerCase()
    .replace(/\.(html?|mdx?|php)$/, '')
    .split('/')
    .map((part) => part.replace(/[\s_.]+/g, '-'))
    .filter((part) => part && part !== 'index');
}

/**
 * Returns the words of a path as a search query. The last segments are the most specific; the name of a
 * section alone is not enough.
 */
export function wordsOfPath(path: string): string {
  const parts = partsOf(path);
  const telling = parts.length > 1 ? parts.filter((part) => part !== 'docs') : parts;
  return telling.join(' ').replace(/-+/g, ' ').trim().slice(0, 64).trim();
}

/** Returns the similarity of two segments, from 0 to 1: equal, one inside the other, or a few edits apart. */
function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const [short, long] = [a, b].map((part) => part.replace(/-/g, '')).sort((x, y) => x.length - y.length) as [
    string,
    string,
  ];
  if (short === long) return 0.95;
  const limit = Math.floor(long.length / 3);
  const edits = editDistance(short, long, limit);
  if (edits <= limit) return 0.9 * (1 - edits / long.length);
  return short.length > 3 && long.includes(short) ? 0.6 * (short.length / long.length) + 0.15 : 0;
}

/**
 * Returns the similarity of a route and a missing path. The last segment counts most, then the number of
 * other shared segments.
 */
function nearness(missing: string[], route: string[]): number {
  // A folder of pages without a page of its own.
  if (missing.length > 0 && missing.every((part, index) => part === route[index]))
    return 4 - route.length / 100;
  const last = likeness(missing.at(-1) ?? '', route.at(-1) ?? '');
  if (last === 0) return 0;
  const others = missing.slice(0, -1);
  const shared = others.filter((part) => route.slice(0, -1).some((own) => likeness(part, own) > 0.6)).length;
  const longest = Math.max(others.length, route.length - 1, 1);
  return last * 3 + shared / longest;
}

/** Returns the routes nearest to a missing path, best first; empty if nothing is similar. */
export function nearestRoutes(missing: string, routes: readonly KnownRoute[]): KnownRoute[] {
  const wanted = partsOf(missing);
  const seen = new Set<string>();
  return routes
    .filter(({ path }) => {
      const plain = withoutTrailingSlash(path);
      return !seen.has(plain) && seen.add(plain);
    })
    .map((route) => ({ route, near: nearness(wanted, partsOf(route.path)) }))
    .filter(({ near }) => near >= 1.2)
    .sort((a, b) => b.near - a.near || a.route.path.length - b.route.path.length)
    .slice(0, most)
    .map(({ route }) => route);
}
