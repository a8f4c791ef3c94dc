import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPages } from './content/samples.mjs';
import { loadSource } from './load-source.mjs';
import { root } from './root.mjs';
import { main } from './terminal/main.mjs';
import { runTool } from './terminal/run-tool.mjs';
import { step } from './terminal/step.mjs';

/**
 * `npm run format`: formats the source files. `npm run format -- samples [paths]`: reflows the samples in content
 * that have lines of more than 76 columns.
 */
const [kind, ...paths] = process.argv.slice(2);
if (kind !== 'samples')
  await runTool('@biomejs/biome/bin/biome', ['check', '--write', ...process.argv.slice(2), '.']);
else
  await main(async () => {
    await step('Samples', async () => {
      /** @type {typeof import('../packages/editorial/index')} */
      const { formatSamples } = await loadSource('packages/editorial/index.ts');
      const files = listPages(paths.length > 0 ? paths : [join(root, 'content')]);
      const { pages, wide } = formatSamples(files, root);
      for (const { file, source } of pages) writeFileSync(file, source);
      for (const place of wide) console.log(`  stays wide: ${place}`);
      const count = pages.reduce((sum, { lines }) => sum + lines.length, 0);
      return `${count} reflowed, ${wide.length} stay wide. Live samples need \`npm run update -- posters\`.`;
    });
  });
