/**
 * Replaces Gatsby's `Slice` in the browser's bundle. This site has no slices, and the component would be on
 * every page.
 * @throws {Error} always, because a page that uses a slice would be incomplete
 */
export function Slice(): never {
  throw new Error('This site is built without slices of Gatsby. Render the component itself.');
}
