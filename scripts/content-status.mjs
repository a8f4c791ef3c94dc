import { contentFolders } from './content/folders.mjs';
import { loadSource } from './load-source.mjs';
import { main } from './terminal/main.mjs';

/**
 * `npm run content:status`: compares the documentation with the coverage that `content/coverage.json`
 * requires.
 */
await main(async () => {
  const { readCoverageStatus, printStatus, isComplete } = await loadSource('src/checks/status/index.ts');
  const status = readCoverageStatus(contentFolders(process.env));
  process.stdout.write(`${printStatus(status)}\n`);
  if (!isComplete(status.requiredGaps)) process.exitCode = 1;
});
