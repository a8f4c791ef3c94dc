import { checkLessons } from '../lessons/check.mjs';
import { main } from '../terminal/main.mjs';
import { step } from '../terminal/step.mjs';

/**
 * `npm run check -- lessons [paths]`: grades the starter code, solutions and attempts of all lessons, or of those
 * in the given files and folders, in a browser.
 */
await main(async () => {
  await step('Lessons', (say) => checkLessons(process.argv.slice(2), say));
});
