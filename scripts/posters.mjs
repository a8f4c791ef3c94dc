import { contentFolders } from './content/folders.mjs';
import { loadSource } from './load-source.mjs';
import { makePosters } from './posters/make.mjs';
import { root } from './root.mjs';
import { main } from './terminal/main.mjs';
import { step } from './terminal/step.mjs';

/**
 * `npm run posters`: renders the posters of all demos into `static/demos`. `npm run posters -- spring`
 * renders some; `npm run posters -- --reviewed` records that all captions on pages were compared with their
 * posters.
 */
await main(async () => {
  const only = process.argv.slice(2);
  if (only.includes('--reviewed')) {
    await step('Captions', async () => {
      const { writeReviews } = await loadSource('src/checks/content/demo-captions.ts');
      return `${writeReviews(contentFolders(process.env))} reviewed`;
    });
  } else await step('Posters', (say) => makePosters({ root, only, say }));
});
