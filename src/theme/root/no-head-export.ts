/**
 * Replaces Gatsby's handler of `Head` exports in the browser's bundle. Heads use `Seo` and
 * react-helmet-async, so no page has such an export, and the handler would add 1.3 KB to every page for
 * nothing.
 */
export function headHandlerForBrowser(): void {
  // No page has a `Head` export.
}
