import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSource } from '../load-source.mjs';
import { root } from '../root.mjs';
import { main } from '../terminal/main.mjs';

/**
 * `npm run update -- schemas`: generates `.vscode/schemas/` from the build's schemas, which editors use to validate
 * YAML files.
 */
await main(async () => {
  const { contentSchemas } = await loadSource('packages/editorial/index.ts');
  const folder = join(root, '.vscode/schemas');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(contentSchemas())) {
    writeFileSync(join(folder, name), text);
    process.stdout.write(`.vscode/schemas/${name}\n`);
  }
});
