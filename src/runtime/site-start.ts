/** What starts the site in a browser. */
export interface SiteStart {
  /** Identifies the build. Gatsby writes it to `app-data.json` too, where the loader looks for a newer build. */
  buildHash: string;
  /** URLs of the scripts. */
  scripts: readonly string[];
}
