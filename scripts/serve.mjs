import { root } from './root.mjs';
import { serve } from './site/serve.mjs';
import { main } from './terminal/main.mjs';

/** `npm run serve`: serves the last build of the site. */
await main(() => serve(root, process.env));
