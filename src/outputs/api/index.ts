import type { PublicUrl } from '../addresses';
import { apiFileOf, apiSchemaFile } from './file-names';
import { type ApiFile, apiJsonSchema } from './schema';

/** The files about the exports of packages, and their schema: texts by address. */
export function apiTexts(
  packages: readonly ApiFile[],
  publicUrl: PublicUrl,
): [address: string, text: string][] {
  return [
    [apiSchemaFile, apiJsonSchema(publicUrl(apiSchemaFile))],
    ...packages.map((each): [string, string] => [apiFileOf(each.package), `${JSON.stringify(each)}\n`]),
  ];
}
