import { checkContentApi } from '../content/api.mjs';
import { loadSource } from '../load-source.mjs';
import { main } from '../terminal/main.mjs';
import { step } from '../terminal/step.mjs';

/** `npm run check -- api`: compares the API pages with the packages' types, and prints the coverage. */
await main(async () => {
  /** @type {typeof import('../../packages/editorial/index')} */
  const { coverageNote, coverageTable } = await loadSource('packages/editorial/index.ts');
  /** @type {Awaited<ReturnType<typeof checkContentApi>>} */
  let coverage = [];
  await step('API pages', async (say) => {
    coverage = await checkContentApi(say);
    return coverageNote(coverage);
  });
  process.stdout.write(`\n${coverageTable(coverage)}\n`);
});
