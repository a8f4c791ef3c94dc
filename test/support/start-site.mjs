import { ensureBuild } from '../../scripts/site/build.mjs';
import { withSiteLock } from '../../scripts/site/site-lock.mjs';
import { main } from '../../scripts/terminal/main.mjs';

/*
 * What `npm start` does before it serves, in another folder (the first argument) and without its step of the packages: waits for the
 * lock, recovers from a build that did not finish, and builds if something has changed.
 */
const [folder = ''] = process.argv.slice(2);

await main(() =>
  withSiteLock(folder, 'npm start', async () => {
    const { note } = await ensureBuild({ root: folder, env: process.env, say: (text) => console.log(text) });
    console.log(note);
  }),
);
