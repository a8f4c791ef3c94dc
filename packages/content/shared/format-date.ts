/** Formats a date as `November 20, 2025` in UTC, so that build and browser agree. */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime())
    ? iso
    : date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
