import { runScript } from './run-script.mjs';
import { main } from './terminal/main.mjs';

/** `npm run update -- NAME`: writes the committed files that are generated: a file of `scripts/update` each. */
await main(() => runScript('update', process.argv[2]));
