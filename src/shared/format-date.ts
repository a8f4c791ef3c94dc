const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Formats a date as `November 20, 2025` in UTC, so that build and browser agree. */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
