import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readHistoryOf, readSnapshots, snapshotFolder } from '../content/read-types.mjs';
import { createOpener } from '../content/registry/open-version.mjs';
import { createRegistry } from '../content/registry/registry.mjs';
import { ensureDependencies } from '../install/dependencies.mjs';
import { loadSource } from '../load-source.mjs';
import { root } from '../root.mjs';
import { Failure, main } from '../terminal/main.mjs';
import { step } from '../terminal/step.mjs';

const usage = `usage: npm run update -- api-history [--to 4.0.360] [PACKAGE …]

Adds what changed in the documented packages up to a version to content/api/history. Without --to, up to the
documented version of each package.`;

/**
 * `npm run update -- api-history`: writes which version added, removed or changed each export and option. Needs
 * the network. Downloads are kept in node_modules/.cache/api-history, so a stopped run goes on where it was.
 */
await main(async () => {
  const { to, names } = readArguments();
  /** @type {typeof import('../../packages/editorial/index')} */
  const { formatHistory, readHistory, snapshotFile, unknownPaths } = await loadSource(
    'packages/editorial/index.ts',
  );
  const snapshots = readSnapshots().filter((each) => names.length === 0 || names.includes(each.package));
  await step('Packages', (say) => ensureDependencies(join(root, 'samples'), say));
  const cache = join(root, 'node_modules/.cache/api-history');
  const registry = createRegistry(join(cache, 'types'));
  const documented = new Map(
    snapshots.map((each) => [
      each.package,
      new Set(each.exports.filter(({ kind }) => kind === 'type').map(({ name }) => name)),
    ]),
  );
  const open = await createOpener(
    registry,
    join(cache, 'states'),
    (name) => documented.get(name) ?? new Set(),
  );
  mkdirSync(join(snapshotFolder, 'history'), { recursive: true });
  for (const snapshot of snapshots) {
    const { package: name, version } = snapshot;
    await step(name, async (say) => {
      const file = join(snapshotFolder, 'history', snapshotFile(name));
      /** @type {Map<string, ReturnType<typeof open>>} */
      const opened = new Map();
      const read = (/** @type {string} */ each) => {
        const state = opened.get(each) ?? open(name, each);
        opened.set(each, state);
        say(`${each}, ${opened.size} opened`);
        return state;
      };
      const history = await readHistory({
        name,
        versions: [...(await registry.releases(name)).keys()],
        before: readHistoryOf(snapshotFile(name)),
        to: to ?? version,
        open: read,
      });
      if (!history) return 'no versions';
      // Only the documented version tells what the snapshot has from elsewhere.
      const { unknown: _, ...known } = history;
      const newest = (await read(history.to)) ?? {};
      const unknown = to === undefined ? unknownPaths(snapshot, newest) : history.unknown;
      writeFileSync(file, formatHistory({ ...known, ...(unknown?.length ? { unknown } : {}) }));
      const count = history.versions.reduce((sum, { changes }) => sum + changes.length, 0);
      return `${count} changes from ${history.first} to ${history.to}, ${opened.size} versions opened`;
    });
  }
});

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { to: { type: 'string' } },
      allowPositionals: true,
    });
    if (values.to !== undefined && !/^\d+\.\d+\.\d+$/.test(values.to))
      throw new Error(`found: --to ${values.to}`);
    return { to: values.to, names: positionals };
  } catch (error) {
    throw new Failure(`${/** @type {Error} */ (error).message}\n\n${usage}`);
  }
}
