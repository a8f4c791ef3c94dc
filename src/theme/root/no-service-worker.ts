/*
 * Takes the place of Gatsby's registration of a service worker in the browser's bundle: this site has none, and the code for one would
 * be on every page.
 */
export {};
