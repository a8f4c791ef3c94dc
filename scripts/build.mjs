import { ensureDependencies } from './install/dependencies.mjs';
import { root } from './root.mjs';
import { buildSite } from './site/build.mjs';
import { main } from './terminal/main.mjs';
import { step } from './terminal/step.mjs';

/** `npm run build`: the production build into `public/`, with all that Gatsby has to say. */
await main(async () => {
  await step('Packages', (say) => ensureDependencies(root, say));
  await buildSite({ root });
});
