import { createHash } from 'node:crypto';

/** The day of a moment in UTC, as in 2025-11-20. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/**
 * Sorted by this, entries have the order of a day: the same on every machine, and another one on every day, so that nobody is always
 * first. `day` is an ISO date.
 */
export function dailyRank(slug: string, day: string): string {
  return createHash('sha256').update(`${day} ${slug}`).digest('hex');
}
