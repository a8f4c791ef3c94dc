import { type ApiHistory, type ApiPackage, type ApiVersion, versionNumber } from '@docs/content/shared';
import { compareStates } from './compare';
import { type ApiState, stateOf } from './state';

/** The interval at which versions are opened, before the search for the exact version of a change. */
const stride = 10;

interface HistoryInput {
  name: string;
  /** All released versions, oldest first. */
  versions: readonly string[];
  /** Returns undefined for a version without types, which does not say what it exports. */
  open: (version: string) => Promise<ApiState | undefined>;
  /** The history so far. */
  before?: ApiHistory | undefined;
  to: string;
}

/**
 * Extends the history of a package up to a version. Opens every tenth version, and then those in between that are
 * needed to find where each difference comes from. Returns undefined if the package has no version up to that one.
 */
export async function readHistory({
  name,
  versions,
  open,
  before,
  to,
}: HistoryInput): Promise<ApiHistory | undefined> {
  const start = before ? versions.indexOf(before.to) : await firstWithTypes(versions, open);
  const end = versions.findLastIndex((version) => versionNumber(version) <= versionNumber(to));
  const [first, last] = [before?.first ?? versions[start], versions[end]];
  if (first === undefined || last === undefined) return undefined;
  if (start < 0 || end <= start) return before ?? { package: name, first, to: last, versions: [] };
  const at = (index: number) => versions[index] as string;

  const between = async (low: number, high: number): Promise<ApiVersion[]> => {
    const changes = compareStates((await open(at(low))) ?? {}, (await open(at(high))) ?? {});
    if (changes.length === 0) return [];
    if (high - low > 1) {
      const middle = (low + high) >> 1;
      return [...(await between(low, middle)), ...(await between(middle, high))];
    }
    const isNext = versionNumber(at(high)) === versionNumber(at(low)) + 1;
    return [{ version: at(high), ...(isNext ? {} : { after: at(low) }), changes }];
  };
  const found = [];
  for (let low = start; low < end; low += stride)
    found.push(...(await between(low, Math.min(low + stride, end))));
  return {
    package: name,
    first,
    to: last,
    versions: [...(before?.versions ?? []), ...found],
  };
}

/** Returns the index of the first version that has types, or -1. */
async function firstWithTypes(versions: readonly string[], open: HistoryInput['open']): Promise<number> {
  for (const [index, version] of versions.entries()) if (await open(version)) return index;
  return -1;
}

/** Returns what a snapshot has but the newest version of the history does not. */
export function unknownPaths({ exports, version }: ApiPackage, newest: ApiState): string[] {
  const types = new Set(exports.map(({ name }) => name));
  return Object.keys(stateOf(exports, version, types)).filter((path) => !newest[path]);
}

/** Formats a history with one line per version, so that diffs stay small. */
export function formatHistory({ versions, ...head }: ApiHistory): string {
  const lines = versions.map((version) => `  ${JSON.stringify(version)}`).join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},"versions":[\n${lines}\n]}\n`;
}
