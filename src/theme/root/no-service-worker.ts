/*
 * Replaces Gatsby's service worker registration in the browser's bundle: this site has no service worker, and
 * the code would be on every page.
 */
export {};
