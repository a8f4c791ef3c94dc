/** Storage key of the pages that the reader has read: JSON, or `off`. */
export const visitsKey = 'last-visits';

/** The stored value of readers who turned this off. */
export const off = 'off';

/** The pages that are remembered, the last ones read. */
const mostPages = 100;

/**
 * A day (`2025-08-21`) and the digests of a page on that day, with `-` for a heading without its own section. If
 * the page has changed since the previous visit, the same for that visit.
 */
type Visit = [day: string, digests: string, ...before: [] | [day: string, digests: string]];

/** What has changed on a page since a reader was there. */
export interface Comparison {
  /** The day of the last visit. */
  since: string;
  /** The places of the changed sections among the page's digests. */
  changed: number[];
}

/** The pages that a reader has read, by route, the last one at the end. */
export type Visits = Record<string, Visit>;

/**
 * Records that a page is read. Returns what has changed since the last visit, which stays for the rest of the day.
 */
export function recordVisit(
  visits: Visits,
  { path, digests, day }: { path: string; digests: string; day: string },
): Comparison | undefined {
  const [lastDay, lastDigests, ...earlier] = visits[path] ?? [day, digests];
  const [since, before = ''] = lastDay === day ? earlier : [lastDay, lastDigests];
  const known = ['-', ...before.split(' ')];
  const changed = digests.split(' ').flatMap((digest, index) => (known.includes(digest) ? [] : [index]));
  const comparison = since && changed.length > 0 ? { since, changed } : undefined;
  delete visits[path];
  visits[path] = comparison ? [day, digests, comparison.since, before] : [day, digests];
  const [oldest = '', ...others] = Object.keys(visits);
  if (others.length >= mostPages) delete visits[oldest];
  return comparison;
}
