import { apiFolder } from '../../content-model/routes';

/** Address of the JSON Schema of these files. No package has this name: those of npm organizations begin with `@`. */
export const apiSchemaFile = `${apiFolder}schema.json`;

/** Address of the file about a package: its name is the package's own, as in `/api/@remotion/paths.json`. */
export function apiFileOf(packageName: string): string {
  return `${apiFolder}${packageName}.json`;
}
