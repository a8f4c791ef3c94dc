import { parseArgs } from 'node:util';
import { checkSiteContent } from '../content/check.mjs';
import { main } from '../terminal/main.mjs';
import { step } from '../terminal/step.mjs';

/**
 * `npm run check -- content`: reports all problems in the content without a build. `--fix` corrects what has only one
 * right form; `--changed` reports only files that differ from `main`.
 */
await main(async () => {
  const flag = /** @type {const} */ ({ type: 'boolean' });
  const { values } = parseArgs({ args: process.argv.slice(2), options: { fix: flag, changed: flag } });
  await step('Content', (say) => checkSiteContent(process.env, { ...values, say }));
});
