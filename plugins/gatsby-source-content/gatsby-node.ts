/* The hooks of the plugin. */

export { onCreateDevServer } from './hooks/on-create-dev-server';
export { onCreateWebpackConfig } from './hooks/on-create-webpack-config';
export { onPluginInit } from './hooks/on-plugin-init';
export { onPostBuild } from './hooks/on-post-build';
export { onPreBootstrap } from './hooks/on-pre-bootstrap';
export { onPreInit } from './hooks/on-pre-init';
export { createResolvers, createSchemaCustomization } from './hooks/schema';
export { sourceNodes } from './hooks/source-nodes';
