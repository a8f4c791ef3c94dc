import { apiFolder } from '@docs/content';

/**
 * URL path of the JSON Schema of these files. It cannot clash with a package, because scoped packages on npm
 * start with `@`.
 */
export const apiSchemaFile = `${apiFolder}schema.json`;

/** URL path of the changes of all packages. */
export const apiChangesFile = `${apiFolder}changes.json`;

/**
 * Returns the URL path of the file about a package, derived from the package's name:
 * `/api/@remotion/paths.json`.
 */
export function apiFileOf(packageName: string): string {
  return `${apiFolder}${packageName}.json`;
}
