/** Replaces Gatsby's loader for scripts in a worker. This site has no such scripts. */
export function injectPartytownSnippet(): void {
  // This site has no script to load.
}
