/**
 * Takes the place of Gatsby's handler of `Head` exports in the browser's bundle. Heads go through `Seo` and
 * react-helmet-async, so no page has such an export, and its code would be 1.3 KB on every page for nothing.
 */
export function headHandlerForBrowser(): void {
  // No page has a `Head` export.
}
