import type { PublicUrl } from '../addresses';
import { apiFileOf, apiSchemaFile } from './file-names';
import { type ApiFile, apiJsonSchema } from './schema';

/** Returns the files about the exports of packages, and their schema, by URL path. */
export function apiTexts(
  packages: readonly ApiFile[],
  publicUrl: PublicUrl,
): [address: string, text: string][] {
  return [
    [apiSchemaFile, apiJsonSchema(publicUrl(apiSchemaFile))],
    ...packages.map((each): [string, string] => [apiFileOf(each.package), `${JSON.stringify(each)}\n`]),
  ];
}
