/**
 * Returns the file of a live sample's poster in the folder of static files. `digest` is the digest of its code and
 * options.
 */
export function livePosterFile(digest: string): string {
  return `samples/${digest}.avif`;
}

/** Returns the file of the moving picture of what an exercise leads to. It plays once. */
export function liveMotionFile(digest: string): string {
  return `samples/${digest}.webp`;
}
