export { sourceDocsVersions as sourceNodes } from '../content-sets/docs/version';
