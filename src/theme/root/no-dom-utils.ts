/*
 * Replaces Gatsby's `react-dom-utils` in the browser's bundle: `replaceHydrateFunction` (`hydrate.ts`) is used
 * instead of these functions.
 */

/** Returns no functions. */
export const reactDOMUtils = () => ({});
