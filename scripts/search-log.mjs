import { resolve } from 'node:path';
import { createCollector } from './search/collector.mjs';
import { listen } from './site/server.mjs';
import { Failure, main } from './terminal/main.mjs';

const defaultPort = 8109;

/**
 * `npm run search:log -- FILE`: collects the searches of readers in a file, which
 * `npm run check -- status --search-log FILE` reads.
 */
await main(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new Failure('usage: npm run search:log -- FILE');
  const port = await listen(
    createCollector(resolve(process.env.INIT_CWD ?? '.', file)),
    Number(process.env.PORT || defaultPort),
  );
  process.stdout.write(
    `Searches that are sent to http://localhost:${port} are appended to ${file}  (Ctrl+C stops it)\n`,
  );
});
