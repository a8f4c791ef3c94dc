import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSource } from '../load-source.mjs';
import { root } from '../root.mjs';
import { main } from '../terminal/main.mjs';

/** `npm run update -- rules`: writes the table of all rules to the handbook. */
await main(async () => {
  const { withRulesTable } = await loadSource('packages/editorial/index.ts');
  const file = join(root, 'handbook/rules.md');
  writeFileSync(file, withRulesTable(readFileSync(file, 'utf8')));
  process.stdout.write('handbook/rules.md\n');
});
