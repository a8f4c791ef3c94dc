import { ensureDependencies } from './install/dependencies.mjs';
import { root } from './root.mjs';
import { buildSite, currentBuild, unchangedNote } from './site/build.mjs';
import { withSiteLock } from './site/site-lock.mjs';
import { main } from './terminal/main.mjs';
import { step } from './terminal/step.mjs';

/**
 * `npm run build`: the production build into `public/`, with Gatsby's full output. It is skipped if nothing
 * has changed since the last one, unless `--force` is given.
 */
await main(() =>
  withSiteLock(root, 'npm run build', async () => {
    await step('Packages', (say) => ensureDependencies(root, say));
    const current = process.argv.includes('--force') ? undefined : currentBuild({ root });
    if (current) await step('Site', async () => unchangedNote(current));
    else await buildSite({ root });
  }),
);
