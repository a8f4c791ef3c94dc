const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** A date as it is read, `November 20, 2025`: by the calendar of UTC, so that build and browser write the same. */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
