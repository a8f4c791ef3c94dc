import { checkContentSamples } from '../content/samples.mjs';
import { main } from '../terminal/main.mjs';
import { step } from '../terminal/step.mjs';

/** `npm run check -- samples [paths]`: type-checks the code samples of all content, or of the given paths. */
await main(async () => {
  await step('Samples', (say) => checkContentSamples(process.argv.slice(2), say));
});
