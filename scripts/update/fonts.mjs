import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeSubsets } from '../fonts/subset.mjs';
import { root } from '../root.mjs';
import { main } from '../terminal/main.mjs';

/**
 * `npm run update -- fonts`: writes the font subsets declared in `src/theme/styles/fonts.css`. The files are committed.
 */
await main(async () => {
  for (const { file, font } of await makeSubsets(root)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), font);
    process.stdout.write(`${file}  ${(font.length / 1000).toFixed(1)} KB\n`);
  }
});
