/**
 * @typedef {import('../../src/shared/api').ApiPackage} ApiPackage
 * @typedef {import('../../src/shared/api').ApiExport} ApiExport
 * @typedef {import('../../src/shared/api').ApiMember} ApiMember
 */

/**
 * What of the types goes into a snapshot: everything that runs, and those types that a page is about. `since` and
 * `default`, which types do not tell, stay as the snapshot before has them.
 * @param {ApiPackage} read
 * @param {ApiPackage | undefined} before
 * @param {ReadonlySet<string>} documented `module name` of every export that a page is about.
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
          members: keepFacts(entry.members, known?.members ?? []),
        };
      }),
  };
}

/**
 * @param {readonly ApiMember[]} members
 * @param {readonly ApiMember[]} before
 * @returns {ApiMember[]}
 */
function keepFacts(members, before) {
  return members.map((member) => {
    const known = before.find(({ name, of }) => name === member.name && of === member.of);
    const value = member.default ?? known?.default;
    return {
      ...member,
      ...(value === undefined ? {} : { default: value }),
      ...(known?.since === undefined ? {} : { since: known.since }),
      ...(member.members ? { members: keepFacts(member.members, known?.members ?? []) } : {}),
    };
  });
}

/**
 * A snapshot as text: a line for each export and for each member, so that a change of one is a change of one line.
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
 * The file of a package in `content/api`: `lambda-client.json` of `@remotion/lambda-client`.
 * @param {string} name
 */
export function snapshotFile(name) {
  return `${name.replace(/^@[^/]+\//, '')}.json`;
}
