/*
 * Replaces Gatsby's service worker registration in the browser's bundle. This site has no service worker, and
 * the code would be on every page.
 */
export {};
