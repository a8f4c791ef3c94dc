/**
 * Takes the place of Gatsby's `Slice` in the browser's bundle: this site has no slices, and the component would be on every page.
 * @throws always, as a page that uses one would be incomplete
 */
export function Slice(): never {
  throw new Error('This site is built without slices of Gatsby. Render the component itself.');
}
