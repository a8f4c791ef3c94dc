/** Gatsby's `api-runner-browser`, which calls a hook in `gatsby-browser` and in plugins. */
declare module 'gatsby-hooks' {
  /** Returns the results that are not undefined. */
  export function apiRunner(hook: string, args: object): unknown[];
}
