/**
 * @typedef {import('../../src/shared/api').ApiPackage} ApiPackage
 * @typedef {import('../../src/shared/api').ApiExport} ApiExport
 * @typedef {import('../../src/shared/api').ApiMember} ApiMember
 */

/**
 * Defaults that the comments of the types get wrong, by export and member, with the value in the code.
 * @type {Record<string, string>}
 */
const correctedDefaults = {
  // @remotion/studio-shared dist/max-timeline-tracks.js
  'Config.setMaxTimelineTracks': '90',
};

/**
 * Selects the parts of a package's types for its snapshot: everything that exists at run time, and the
 * documented types. `since` and `default`, which types do not contain, are taken from the previous snapshot.
 * @param {ApiPackage} read
 * @param {ApiPackage | undefined} before
 * @param {ReadonlySet<string>} documented `module name` of every documented export.
 * @returns {ApiPackage}
 */
export function makeSnapshot(read, before, documented) {
  const old = new Map(before?.exports.map((entry) => [`${entry.module} ${entry.name}`, entry]));
  return {
    ...read,
    exports: read.exports
      .filter((entry) => {
        const modules = [entry.module, ...(entry.alsoIn ?? [])];
        return entry.kind !== 'type' || modules.some((module) => documented.has(`${module} ${entry.name}`));
      })
      .map((entry) => {
        const known = old.get(`${entry.module} ${entry.name}`);
        const since = known?.since;
        return {
          ...entry,
          ...(since ? { since } : {}),
          members: keepFacts(entry.members, known?.members ?? [], entry.name),
        };
      }),
  };
}

/**
 * @param {readonly ApiMember[]} members
 * @param {readonly ApiMember[]} before
 * @param {string} owner Name of the export or member that they belong to.
 * @returns {ApiMember[]}
 */
function keepFacts(members, before, owner) {
  return members.map((member) => {
    const known = before.find(({ name, of }) => name === member.name && of === member.of);
    const path = `${owner}.${member.name}`;
    const value = correctedDefaults[path] ?? member.default ?? known?.default;
    return {
      ...member,
      ...(value === undefined ? {} : { default: value }),
      ...(known?.since === undefined ? {} : { since: known.since }),
      ...(member.members ? { members: keepFacts(member.members, known?.members ?? [], path) } : {}),
    };
  });
}

/**
 * Formats a snapshot with one line per export and member, so that diffs stay small.
 * @param {ApiPackage} snapshot
 */
export function formatSnapshot({ exports, ...head }) {
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

/**
 * Returns the file name of a package in `content/api`: `lambda-client.json` for `@remotion/lambda-client`.
 * @param {string} name
 */
export function snapshotFile(name) {
  return `${name.replace(/^@[^/]+\//, '')}.json`;
}
