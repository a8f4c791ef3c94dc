import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSnapshots, readTypes, snapshotFolder } from '../content/read-types.mjs';
import { siteOptions } from '../content/site-options.mjs';
import { loadSource } from '../load-source.mjs';
import { root } from '../root.mjs';
import { main } from '../terminal/main.mjs';
import { step } from '../terminal/step.mjs';

/**
 * `npm run update -- api`: writes the exports of the documented packages, according to their types, to
 * `content/api`.
 */
await main(async () => {
  await step('API snapshot', async (say) => {
    /** @type {typeof import('../../packages/editorial/index')} */
    const { formatSnapshot, readApiPages, snapshotFile } = await loadSource('packages/editorial/index.ts');
    const pages = readApiPages(await siteOptions(process.env, join(root, 'content')));
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
