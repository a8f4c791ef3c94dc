import { requireSource } from './scripts/require-source.cjs';

/*
 * The hooks are in `src/node/hooks`, a file each. Gatsby compiles this file with Parcel, which takes seconds for what esbuild does
 * in a fraction of one: so only these lines go that way.
 */
export const {
  createPages,
  createPagesStatefully,
  createResolvers,
  createSchemaCustomization,
  onCreateDevServer,
  onCreateNode,
  onCreatePage,
  onCreateWebpackConfig,
  onPluginInit,
  onPostBootstrap,
  onPostBuild,
  onPreBootstrap,
  shouldOnCreateNode,
  sourceNodes,
}: typeof import('./src/node/hooks') = requireSource('src/node/hooks/index.ts');
