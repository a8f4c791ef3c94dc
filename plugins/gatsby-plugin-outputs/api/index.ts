import {
  type ApiCard,
  type ApiHistory,
  firstNumber,
  versionNumber,
  versionsFile,
} from '@docs/content/shared';
import type { PublicUrl } from '../addresses';
import { type ApiFile, apiChangesFile, apiFileOf, apiJsonSchema, apiSchemaFile } from './schema';

/** Returns the files about the exports of packages, their schema, and the changes of all packages, by URL path. */
export function apiTexts(
  packages: readonly ApiFile[],
  histories: readonly ApiHistory[],
  publicUrl: PublicUrl,
): [address: string, text: string][] {
  return [
    [apiSchemaFile, apiJsonSchema(publicUrl(apiSchemaFile))],
    ...(histories.length > 0 ? [[apiChangesFile, changesText(histories)] as [string, string]] : []),
    ...packages.map((each): [string, string] => [apiFileOf(each.package), `${JSON.stringify(each)}\n`]),
  ];
}

/**
 * Returns the file with the versions that changed or added the documented APIs, by the targets of their links. A version
 * that a reader lacks outranks a change, so it comes later.
 */
export function versionsText(cards: ReadonlyMap<string, ApiCard>): [address: string, text: string] {
  const versions = new Map<string, [label: string, number: number, urls: string[]]>();
  const add = (label: string, number: number | undefined, url: string) => {
    if (!number) return;
    const entry = versions.get(label) ?? [label, number, []];
    versions.set(label, entry);
    entry[2].push(url);
  };
  for (const [url, { changedIn }] of cards)
    if (changedIn) add(`changed in v${changedIn}`, versionNumber(changedIn), url);
  for (const [url, { since, after }] of cards) {
    if (!since) continue;
    add(`needs v${since}`, firstNumber({ since, after }), url);
  }
  return [versionsFile, `${JSON.stringify([...versions.values()])}\n`];
}

/** Each change is `[kind, path, from, to]`; see the types of the histories. */
function changesText(histories: readonly ApiHistory[]): string {
  const packages = histories.map(({ package: name, first, to, versions }) => ({
    package: name,
    first,
    to,
    versions,
  }));
  return `${JSON.stringify(packages)}\n`;
}
