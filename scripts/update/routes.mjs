import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolders } from '../content/folders.mjs';
import { siteOptions } from '../content/site-options.mjs';
import { loadSource } from '../load-source.mjs';
import { main } from '../terminal/main.mjs';

/** `npm run update -- routes`: adds the site's current routes to `content/routes.txt`. Never removes one. */
await main(async () => {
  const folders = contentFolders(process.env);
  /** @type {typeof import('../../packages/editorial/index')} */
  const { ledgerName, mergeLedger, publishedRoutes, readLedger } = await loadSource(
    'packages/editorial/index.ts',
  );
  const ledger = readLedger(folders.contentDir) ?? [];
  const text = mergeLedger(ledger, publishedRoutes(await siteOptions(process.env)));
  writeFileSync(join(folders.contentDir, ledgerName), text);
  const count = text.split('\n').length - 1;
  process.stdout.write(`${ledgerName}: ${count} routes, ${count - ledger.filter(Boolean).length} new\n`);
});
