import { root } from './root.mjs';
import { serve } from './site/serve.mjs';
import { main } from './terminal/main.mjs';

/** `npm run serve`: the site as it was last built. */
await main(() => serve(root, process.env));
