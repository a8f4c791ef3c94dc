/* What Gatsby calls at build time: a file each, in `src/gatsby/hooks`. */
export * from './src/gatsby/hooks';
