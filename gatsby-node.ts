/* The hooks that Gatsby calls at build time, from `src/gatsby/hooks`. */
export { createPages } from './src/gatsby/hooks/create-pages';
export { createPagesStatefully, onCreatePage } from './src/gatsby/hooks/hand-written-pages';
export { onCreateDevServer } from './src/gatsby/hooks/on-create-dev-server';
export { onCreateWebpackConfig } from './src/gatsby/hooks/on-create-webpack-config';
export { onPluginInit } from './src/gatsby/hooks/on-plugin-init';
export { onPreBootstrap } from './src/gatsby/hooks/on-pre-bootstrap';
export { onPostBootstrap, onPostBuild } from './src/gatsby/hooks/output-files';
export { createResolvers, createSchemaCustomization } from './src/gatsby/hooks/schema';
export { sourceNodes } from './src/gatsby/hooks/source-nodes';
