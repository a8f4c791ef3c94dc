import { ensureDependencies } from './install/dependencies.mjs';
import { root } from './root.mjs';
import { forgetBuild } from './site/build.mjs';
import { runGatsby } from './site/gatsby.mjs';
import { withSiteLock } from './site/site-lock.mjs';
import { main } from './terminal/main.mjs';
import { step } from './terminal/step.mjs';

/** `npm run dev`: Gatsby's development server on PORT (default: 8000). */
await main(() =>
  withSiteLock(root, 'npm run dev', async () => {
    await step('Packages', (say) => ensureDependencies(root, say));
    // The development server also writes to `public`.
    forgetBuild(root);
    await runGatsby(['develop', '--port', process.env.PORT || '8000'], { cwd: root, inherit: true });
  }),
);
