import { siteOptions } from '../content/site-options.mjs';
import { loadSource } from '../load-source.mjs';
import { makePosters } from '../posters/make.mjs';
import { makeSamplePosters } from '../posters/samples.mjs';
import { root } from '../root.mjs';
import { main } from '../terminal/main.mjs';
import { step } from '../terminal/step.mjs';

/**
 * `npm run update -- posters`: renders the posters of all demos into `static/demos`, and those of changed live samples
 * into `static/samples`. `npm run update -- posters spring` renders some demos, and `npm run update -- posters samples`
 * only the live samples. `npm run update -- posters --reviewed` records that all captions of pages were compared
 * with their posters.
 */
await main(async () => {
  const only = process.argv.slice(2);
  if (only.includes('--reviewed')) {
    await step('Captions', async () => {
      const { writeReviews } = await loadSource('packages/editorial/index.ts');
      return `${writeReviews(await siteOptions(process.env))} reviewed`;
    });
    return;
  }
  const demos = only.filter((name) => name !== 'samples');
  if (only.length === 0 || demos.length > 0)
    await step('Posters', (say) => makePosters({ root, only: demos, say }));
  if (only.length === 0 || only.includes('samples'))
    await step('Posters of live samples', (say) => makeSamplePosters(process.env, say));
});
