/**
 * What happened to an entry, which is named by its path: `spring`, `spring.config.mass`,
 * `Series.Sequence.layout`, `getStaticFiles().name`. Types and defaults have their old and new text. For a
 * `union`, only the parts that differ.
 */
export type ApiChange =
  | [kind: 'added' | 'removed' | 'deprecated' | 'optional' | 'required', path: string]
  | [kind: 'type' | 'union' | 'default', path: string, from: string, to: string];

/** The changes in a version of a package. */
export interface ApiVersion {
  version: string;
  /** The newest published version without the changes, unless its number directly precedes this one. */
  after?: string | undefined;
  changes: ApiChange[];
}

/** The history of a package: a file of `content/api/history`. */
export interface ApiHistory {
  package: string;
  /** The oldest version in the registry that has types. It may not be the first version of the package. */
  first: string;
  /** The newest version that was compared. */
  to: string;
  /**
   * What the snapshot has but `to` does not, by path. It comes from a newer version of a package whose types are
   * used.
   */
  unknown?: string[];
  versions: ApiVersion[];
}

/** When an entry was added, as far as the registry knows. */
export interface Since {
  /** The oldest version that is known to have it. */
  since: string;
  /**
   * The newest version that is known not to have it, unless its number directly precedes `since`; `0` if there is
   * none.
   */
  after?: string | undefined;
}

/** The number of 4.0.0, the first version of the current major version. */
const firstOfMajor = 4e6;

/** What a history says about each path. */
export interface HistoryFacts {
  sinceOf(path: string): Since | undefined;
  /** The version that deprecated an entry, if its history has one. */
  deprecatedIn(path: string): string | undefined;
  /** The last version after 4.0.0 that changed the type or the default of an entry, or made it optional or required. */
  changedIn(path: string): string | undefined;
}

/**
 * Reads what a history says about each path. An entry was added together with the entry that contains it, unless
 * the history says that it was added later.
 */
export function historyFacts({ first, versions, unknown = [] }: ApiHistory): HistoryFacts {
  const added = new Map<string, Since>();
  const deprecated = new Map<string, string>();
  const changed = new Map<string, string>();
  for (const { version, after, changes } of versions) {
    for (const [kind, path] of changes) {
      if (kind === 'added') added.set(path, { since: version, ...(after ? { after } : {}) });
      else if (kind === 'deprecated') deprecated.set(path, version);
      else if (kind !== 'removed' && versionNumber(version) > firstOfMajor) changed.set(path, version);
    }
  }
  return {
    sinceOf(path) {
      const paths = [path, ...parentsOf(path)];
      if (paths.some((each) => unknown.includes(each))) return undefined;
      return paths
        .flatMap((each) => added.get(each) ?? [])
        .reduce((a, b) => (versionNumber(a.since) < versionNumber(b.since) ? b : a), {
          since: first,
          after: '0',
        });
    },
    deprecatedIn: (path) => deprecated.get(path),
    changedIn: (path) => changed.get(path),
  };
}

/** Returns the paths of the entries that contain an entry, from the export to the closest one. */
export function parentsOf(path: string): string[] {
  return [...path.matchAll(/\(\)\.|\./g)].map(({ index }) => path.slice(0, index));
}

/** Returns a version as a number that is greater for newer ones: `4.0.310` is 4000310. Ignores what follows a dash. */
export function versionNumber(version: string): number {
  const [major = 0, minor = 0, patch = 0] = version
    .replace(/^v|-.*$/g, '')
    .split('.')
    .map(Number);
  return major * 1e6 + minor * 1e3 + patch;
}

/** Returns whether a version may be the one that added an entry. */
export function maySince(version: string, { since, after }: Since): boolean {
  const number = versionNumber(version);
  if (after === undefined) return number === versionNumber(since);
  return number > versionNumber(after) && number <= versionNumber(since);
}

/**
 * Returns when an entry was added, as text: `v4.0.310`, or `v4.0.106 or earlier` if the registry lacks the versions just
 * before it. A range would read as if the entry had been removed again.
 */
export function sinceText({ since, after }: Since): string {
  return after === undefined ? `v${since}` : `v${since} or earlier`;
}

/**
 * Returns the number of the first version that may have something, or undefined if no version is known to lack it.
 * What the current major version has had from the start does not need a version.
 */
export function firstNumber({ since, after }: Partial<Since>): number | undefined {
  if (since === undefined || after === '0') return undefined;
  const number = after === undefined ? versionNumber(since) : versionNumber(after) + 1;
  return number > firstOfMajor ? number : undefined;
}

/** Returns the changes of an export and of its options and parts, newest first. */
export function changesOf(history: ApiHistory, name: string): ApiVersion[] {
  return history.versions
    .map((version) => ({
      ...version,
      changes: version.changes.filter(
        ([, path]) => path === name || (/^(\(\))?\./.test(path.slice(name.length)) && path.startsWith(name)),
      ),
    }))
    .filter(({ changes }) => changes.length > 0)
    .reverse();
}

/** What the history says about the API that a page documents. */
export interface ApiPageVersions {
  name: string;
  since?: Since | undefined;
  /** Returns since when the subject of a heading has existed. */
  sinceOf(headingId: string): Since | undefined;
  /** Returns the number of the last version that changed the subject of a heading. */
  changedOf(headingId: string): number | undefined;
  changes: ApiVersion[];
  /** The files that this comes from. */
  files: string[];
}
