declare module 'gatsby-plugin-algolia/gatsby-node' {
  import type { BuildArgs, GatsbyCache } from 'gatsby';

  type Arguments = Omit<BuildArgs, 'cache'> & { cache: Pick<GatsbyCache, 'get' | 'set'> };

  /** Brings an index to what the queries of the options give; throws where Gatsby's reporter does. */
  export function onPostBuild(api: Arguments, options: Record<string, unknown>): Promise<void>;
}
