// One file a hook: see src/node/hooks.
export { createPages } from './src/node/hooks/create-pages';
export { createPagesStatefully } from './src/node/hooks/create-pages-statefully';
export { createResolvers } from './src/node/hooks/create-resolvers';
export { createSchemaCustomization } from './src/node/hooks/create-schema-customization';
export { onCreateDevServer } from './src/node/hooks/on-create-dev-server';
export { onCreateNode, shouldOnCreateNode } from './src/node/hooks/on-create-node';
export { onCreatePage } from './src/node/hooks/on-create-page';
export { onCreateWebpackConfig } from './src/node/hooks/on-create-webpack-config';
export { onPluginInit } from './src/node/hooks/on-plugin-init';
export { onPostBootstrap } from './src/node/hooks/on-post-bootstrap';
export { onPostBuild } from './src/node/hooks/on-post-build';
export { onPreBootstrap } from './src/node/hooks/on-pre-bootstrap';
export { sourceNodes } from './src/node/hooks/source-nodes';
