import { makePosters } from './posters/make.mjs';
import { root } from './root.mjs';
import { main } from './terminal/main.mjs';
import { step } from './terminal/step.mjs';

/** `npm run posters`: draws the posters of all demos anew, into `static/demos`. `npm run posters -- spring` draws some. */
await main(async () => {
  await step('Posters', (say) => makePosters({ root, only: process.argv.slice(2), say }));
});
