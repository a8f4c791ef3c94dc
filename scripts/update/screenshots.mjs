import { join } from 'node:path';
import { root } from '../root.mjs';
import { outdatedPictures } from '../screenshots/manifest.mjs';
import { shots } from '../screenshots/shots.mjs';
import { takeScreenshots } from '../screenshots/take.mjs';
import { Failure, main } from '../terminal/main.mjs';
import { step } from '../terminal/step.mjs';

/**
 * `npm run update -- screenshots`: takes outdated screenshots of the Studio. `npm run update -- screenshots
 * docs/render` takes those whose path starts with `docs/render`, and `--all` takes all of them. `--check` takes
 * none, and fails if a screenshot is outdated.
 */
await main(async () => {
  const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const outdated = outdatedPictures(root, shots);
  if (process.argv.includes('--check')) {
    if (outdated.length === 0) return console.log(`${shots.length} screenshots are up to date.`);
    const list = outdated.map(({ file, reason }) => `${join('content', file)}: ${reason}`).join('\n');
    throw new Failure(
      `${list}\n\n${outdated.length} screenshots are out of date. Run \`npm run update -- screenshots\`.`,
    );
  }
  const isWanted = (/** @type {string} */ file) =>
    names.length > 0
      ? names.some((name) => file.startsWith(name))
      : process.argv.includes('--all') || outdated.some((entry) => entry.file === file);
  const wanted = shots.filter(({ file }) => isWanted(file));
  await step('Screenshots', (say) => takeScreenshots({ root, shots: wanted, say }));
});
