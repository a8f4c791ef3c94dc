/* Gatsby's build-time hooks, one file each. */
export { createPages } from './create-pages';
export { createPagesStatefully } from './create-pages-statefully';
export { createResolvers } from './create-resolvers';
export { createSchemaCustomization } from './create-schema-customization';
export { onCreateDevServer } from './on-create-dev-server';
export { onCreatePage } from './on-create-page';
export { onCreateWebpackConfig } from './on-create-webpack-config';
export { onPluginInit } from './on-plugin-init';
export { onPostBootstrap } from './on-post-bootstrap';
export { onPostBuild } from './on-post-build';
export { onPreBootstrap } from './on-pre-bootstrap';
export { sourceNodes } from './source-nodes';
