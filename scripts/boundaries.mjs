import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { derivedFiles, readBoundaries } from './boundaries/derive.mjs';
import { root } from './root.mjs';

// Generates the linter's rules and the TypeScript projects from import-boundaries.json.
for (const [file, text] of Object.entries(derivedFiles(readBoundaries(root), root))) {
  writeFileSync(join(root, file), text);
  console.log(file);
}
