/** Returns whether two objects have the same keys, in any order. */
export function hasSameKeys(a: object, b: object): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b);
}
