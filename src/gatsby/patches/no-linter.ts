import type { Configuration } from 'webpack';

/**
 * Removes ESLint from the development server. Gatsby runs it on every file before it shows a page, and Biome
 * has already checked the files in the editor and in every check.
 */
export function removeLinter(config: Configuration): void {
  config.plugins = config.plugins?.filter((plugin) => plugin?.constructor.name !== 'ESLintWebpackPlugin');
}
