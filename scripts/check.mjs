import { runScript } from './run-script.mjs';
import { main } from './terminal/main.mjs';

/**
 * `npm run check`: all checks that need no browser. `npm run check -- NAME` runs one of them: a file of
 * `scripts/check`.
 */
if (process.argv[2]) await main(() => runScript('check', process.argv[2]));
else {
  process.argv.push('--no-browser');
  await import('./test.mjs');
}
