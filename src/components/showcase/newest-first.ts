interface Dated {
  slug: string;
  /** ISO date. */
  submittedOn: string | null;
}

/** Entries by their date, newest first; those without one come last, and what is left is by name. */
export function newestFirst<T extends Dated>(entries: readonly T[]): T[] {
  return [...entries].sort(
    (a, b) => compare(b.submittedOn ?? '', a.submittedOn ?? '') || compare(a.slug, b.slug),
  );
}

/** Order by code points: the same on every machine. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
