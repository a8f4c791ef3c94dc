/* What Gatsby calls at build time: a file each, in `src/node/hooks`. */
export * from './src/node/hooks';
