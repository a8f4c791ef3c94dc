import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSource } from './load-source.mjs';
import { root } from './root.mjs';
import { main } from './terminal/main.mjs';

/**
 * `npm run schemas`: generates `schemas/` from the schemas of the build; editors validate YAML files with
 * them.
 */
await main(async () => {
  const { contentSchemas } = await loadSource('src/checks/json-schemas/index.ts');
  mkdirSync(join(root, 'schemas'), { recursive: true });
  for (const [name, text] of Object.entries(contentSchemas())) {
    writeFileSync(join(root, 'schemas', name), text);
    process.stdout.write(`schemas/${name}\n`);
  }
});
