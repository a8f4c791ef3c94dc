import type { Configuration } from 'webpack';

/**
 * Takes ESLint out of the development server. Gatsby has it read every file before an author sees a page, and Biome has read them
 * already, in the editor and in every check.
 */
export function removeLinter(config: Configuration): void {
  config.plugins = config.plugins?.filter((plugin) => plugin?.constructor.name !== 'ESLintWebpackPlugin');
}
