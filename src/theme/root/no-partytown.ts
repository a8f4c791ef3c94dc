/** Replaces Gatsby's loader of scripts in a worker: this site has no such script. */
export function injectPartytownSnippet(): void {
  // There is no script to load.
}
