import { ensureBuild } from '../../scripts/site/build.mjs';
import { withSiteLock } from '../../scripts/site/site-lock.mjs';
import { main } from '../../scripts/terminal/main.mjs';

/*
 * The part of `npm start` before serving, in another folder (the first argument) and without installing
 * packages: waits for the lock, recovers from an unfinished build, and builds if something has changed.
 */
const [folder = ''] = process.argv.slice(2);

await main(() =>
  withSiteLock(folder, 'npm start', async () => {
    const { note } = await ensureBuild({ root: folder, env: process.env, say: (text) => console.log(text) });
    console.log(note);
  }),
);
