import { ensureDependencies } from './install/dependencies.mjs';
import { root } from './root.mjs';
import { buildSite } from './site/build.mjs';
import { withSiteLock } from './site/site-lock.mjs';
import { main } from './terminal/main.mjs';
import { step } from './terminal/step.mjs';

/** `npm run build`: the production build into `public/`, with Gatsby's full output. */
await main(() =>
  withSiteLock(root, 'npm run build', async () => {
    await step('Packages', (say) => ensureDependencies(root, say));
    await buildSite({ root });
  }),
);
