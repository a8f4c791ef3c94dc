import { checkContentApi } from './api/command.mjs';
import { coverageNote, coverageTable } from './api/coverage-thresholds.mjs';
import { main } from './terminal/main.mjs';
import { step } from './terminal/step.mjs';

/** `npm run check:api`: compares the API pages with the packages' types, and prints the coverage. */
await main(async () => {
  /** @type {import('./api/coverage-thresholds.mjs').ApiCoverage[]} */
  let coverage = [];
  await step('API pages', async (say) => {
    coverage = await checkContentApi(say);
    return coverageNote(coverage);
  });
  process.stdout.write(`\n${coverageTable(coverage)}\n`);
});
