import { createHash } from 'node:crypto';

/** Returns the UTC date of a moment, as in 2025-11-20. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/**
 * Returns a sort key that shuffles entries once a day, identically on every machine, so that no entry is
 * always first. `day` is an ISO date.
 */
export function dailyRank(slug: string, day: string): string {
  return createHash('sha256').update(`${day} ${slug}`).digest('hex');
}
