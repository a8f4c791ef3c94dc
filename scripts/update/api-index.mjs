import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteOptions } from '../content/site-options.mjs';
import { loadSource } from '../load-source.mjs';
import { main } from '../terminal/main.mjs';

/** `npm run update -- api-index`: writes the list of all functions on the API overview page. */
await main(async () => {
  const options = await siteOptions(process.env);
  const { apiIndexPage, withApiIndex, writeApiIndex } = await loadSource(
    'packages/editorial/api-index/index.ts',
  );
  const { createSite } = await loadSource('packages/content/index.ts');
  const file = join(options.folders.contentDir, apiIndexPage);
  const list = writeApiIndex(createSite(options).structure());
  writeFileSync(file, withApiIndex(readFileSync(file, 'utf8'), list));
  process.stdout.write(`${apiIndexPage}: ${list.match(/^\| \[/gm)?.length ?? 0} functions\n`);
});
