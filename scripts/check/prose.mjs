import { siteOptions } from '../content/site-options.mjs';
import { loadSource } from '../load-source.mjs';
import { main } from '../terminal/main.mjs';

/**
 * `npm run check -- prose [paths]`: lists sentences that an editor should read again, by habit. It never fails: the
 * certain faults are errors of `npm run check -- content`.
 */
await main(async () => {
  const { reportProse } = await loadSource('packages/editorial/index.ts');
  process.stdout.write(reportProse(await siteOptions(process.env), process.argv.slice(2)));
});
