import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSnapshots, readTypes, snapshotFolder } from './api/read-types.mjs';
import { formatSnapshot, snapshotFile } from './api/snapshot.mjs';
import { loadSource } from './load-source.mjs';
import { root } from './root.mjs';
import { main } from './terminal/main.mjs';
import { step } from './terminal/step.mjs';

/**
 * `npm run api:snapshot`: writes the exports of the documented packages, according to their types, to
 * `content/api`.
 */
await main(async () => {
  await step('API snapshot', async (say) => {
    const { readApiPages } = await loadSource('src/checks/api/pages.ts');
    /** @type {{ api?: { package: string, export: string } }[]} */
    const pages = readApiPages(root);
    const snapshots = await readTypes(
      pages.flatMap(({ api }) => (api ? [api] : [])),
      say,
    );
    const before = new Map(readSnapshots().map((snapshot) => [snapshot.package, formatSnapshot(snapshot)]));
    mkdirSync(snapshotFolder, { recursive: true });
    for (const snapshot of snapshots)
      writeFileSync(join(snapshotFolder, snapshotFile(snapshot.package)), formatSnapshot(snapshot));
    const changed = snapshots.filter((snapshot) => before.get(snapshot.package) !== formatSnapshot(snapshot));
    return `${snapshots.length} packages, ${changed.length} changed`;
  });
});
