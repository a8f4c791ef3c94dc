import { checkSiteContent } from './content/check.mjs';
import { main } from './terminal/main.mjs';
import { step } from './terminal/step.mjs';

/** `npm run check:content`: reports all problems in the content without a build. */
await main(async () => {
  await step('Content', () => checkSiteContent(process.env));
});
