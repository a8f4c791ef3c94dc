import {
  type ApiHistory,
  type ApiMember,
  type ApiPackage,
  type HistoryFacts,
  historyFacts,
  maySince,
  type Since,
} from '@docs/content/shared';

/**
 * Defaults that the comments of the types get wrong, by export and member, with the value in the code.
 */
const correctedDefaults: Record<string, string> = {
  // @remotion/studio-shared dist/max-timeline-tracks.js
  'Config.setMaxTimelineTracks': '90',
};

/**
 * What used to be elsewhere: the methods of `Config` were in `remotion`, and two options of `bundle()` were in its
 * third parameter. Versions that were known from there stay.
 */
const moved = /^(Config\.|bundle\.(rootDir|publicDir)$)/;

/**
 * Selects the parts of a package's types for its snapshot: everything that exists at run time, and the
 * documented types. Adds the versions of the package's history. Defaults that types do not contain, and versions
 * that are more exact than the history, are taken from the previous snapshot.
 * @param documented `module name` of every documented export.
 */
export function makeSnapshot(
  read: ApiPackage,
  before: ApiPackage | undefined,
  documented: ReadonlySet<string>,
  history?: ApiHistory,
): ApiPackage {
  const old = new Map(before?.exports.map((entry) => [`${entry.module} ${entry.name}`, entry]));
  const facts = history && historyFacts(history);
  return {
    ...read,
    exports: read.exports
      .filter((entry) => {
        const modules = [entry.module, ...(entry.alsoIn ?? [])];
        return entry.kind !== 'type' || modules.some((module) => documented.has(`${module} ${entry.name}`));
      })
      .map((entry) => {
        const { name, returns } = entry;
        const known = old.get(`${entry.module} ${name}`);
        return {
          ...entry,
          ...versionsOf(name, entry, known, facts),
          members: keepFacts(entry.members, known?.members ?? [], name, facts),
          ...(returns ? { returns: keepFacts(returns, known?.returns ?? [], `${name}()`, facts) } : {}),
        };
      }),
  };
}

/** @param owner Path of the export or member that they belong to. */
function keepFacts(
  members: readonly ApiMember[],
  before: readonly ApiMember[],
  owner: string,
  facts: HistoryFacts | undefined,
): ApiMember[] {
  return members.map((member) => {
    const known = before.find(({ name, of }) => name === member.name && of === member.of);
    const path = [owner, member.of, member.name].filter(Boolean).join('.');
    const value = correctedDefaults[path] ?? member.default ?? known?.default;
    return {
      ...member,
      ...(value === undefined ? {} : { default: value }),
      ...versionsOf(path, member, known, facts),
      ...(member.members ? { members: keepFacts(member.members, known?.members ?? [], path, facts) } : {}),
    };
  });
}

/** Returns since when something has existed. Without a history, or if the history has a gap, a known version stays. */
function versionsOf(
  path: string,
  { deprecated }: { deprecated?: true },
  known: Partial<Since> | undefined,
  facts: HistoryFacts | undefined,
) {
  const version = known?.since;
  const since = facts?.sinceOf(path);
  if (!since) return version ? { since: version } : {};
  const deprecatedIn = deprecated ? facts?.deprecatedIn(path) : undefined;
  const changedIn = facts?.changedIn(path);
  return {
    ...(version && !known.after && (moved.test(path) || maySince(version, since))
      ? { since: version }
      : since),
    ...(deprecatedIn ? { deprecatedIn } : {}),
    ...(changedIn ? { changedIn } : {}),
  };
}

/** Formats a snapshot with one line per export and member, so that diffs stay small. */
export function formatSnapshot({ exports, ...head }: ApiPackage) {
  const entries = exports.map(({ members, returns, ...entry }) => {
    const lists = Object.entries({ members, returns })
      .filter(([, list]) => list !== undefined)
      .map(([name, list = []]) => {
        const lines = list.map((member) => `\n    ${JSON.stringify(member)}`).join(',');
        return `,\n   ${JSON.stringify(name)}: [${lines}${lines ? '\n   ' : ''}]`;
      });
    return `  ${JSON.stringify(entry).slice(0, -1)}${lists.join('')}\n  }`;
  });
  return `${JSON.stringify(head).slice(0, -1)}, "exports": [\n${entries.join(',\n')}\n]}\n`;
}

/** Returns the file name of a package in `content/api`: `lambda-client.json` for `@remotion/lambda-client`. */
export function snapshotFile(name: string) {
  return `${name.replace(/^@[^/]+\//, '')}.json`;
}
