import { siteOptions } from '../content/site-options.mjs';
import { loadSource } from '../load-source.mjs';
import { main } from '../terminal/main.mjs';

/**
 * `npm run check -- status`: compares the documentation with the coverage that `content/coverage.json`
 * requires, and lists the pages about an API that has changed since they were reviewed.
 */
await main(async () => {
  /** @type {typeof import('../../packages/editorial/checks/status/index')} */
  const checks = await loadSource('packages/editorial/checks/status/index.ts');
  const { readCoverageStatus, printStatus, isComplete, readStalePages, printStale } = checks;
  const options = await siteOptions(process.env);
  const status = readCoverageStatus(options);
  process.stdout.write(`${printStatus(status)}\n\n${printStale(readStalePages(options))}\n`);
  if (!isComplete(status.requiredGaps)) process.exitCode = 1;
});
