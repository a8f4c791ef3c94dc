/** Id of the form in which a reader enters their own version and another one. */
export const versionFormId = 'my-version';

/** Says how many releases of a package changed something. */
export function releaseCount(count: number): string {
  return count === 1 ? '1 release' : `${count} releases`;
}
