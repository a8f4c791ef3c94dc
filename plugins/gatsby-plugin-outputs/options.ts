import type { ContentOptions } from '../gatsby-source-content/options';

/** Options of the plugin in `gatsby-config.ts`. */
export interface OutputOptions extends ContentOptions {
  /** Public origin, without a trailing slash. */
  siteUrl: string;
  /** Language of the feeds, such as `en`. */
  language: string;
}

/** What the process that writes the files of a build gets. */
export interface OutputJob extends OutputOptions {
  /** Absolute path of the project folder. */
  root: string;
  /** Path that the site is served from, with a leading slash; empty for the root. */
  pathPrefix: string;
}
