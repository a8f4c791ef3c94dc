import { checkSiteContent } from './content/check.mjs';
import { main } from './terminal/main.mjs';
import { step } from './terminal/step.mjs';

/** `npm run check:content`: finds what is wrong with the content, all at once and without a build. */
await main(async () => {
  await step('Content', () => checkSiteContent(process.env));
});
