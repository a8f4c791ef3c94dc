import { contentFolders } from '../content/folders.mjs';
import { makeShowcasePosters } from '../posters/showcase.mjs';
import { main } from '../terminal/main.mjs';
import { step } from '../terminal/step.mjs';

/**
 * `npm run update -- showcase-posters`: fetches a poster for each showcase entry with a video and without a poster from
 * the video's host. `npm run update -- showcase-posters mux` fetches those of some entries again. Look at what it
 * wrote before you commit it.
 */
await main(async () => {
  const only = process.argv.slice(2);
  await step('Showcase posters', async (say) => {
    const { made, failed } = await makeShowcasePosters({ ...contentFolders(process.env), only, say });
    for (const { name, why } of failed) process.stdout.write(`\n${name}: ${why}`);
    return `${made.length} written, ${failed.length} without a picture`;
  });
});
