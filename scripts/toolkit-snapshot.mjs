import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { main } from './terminal/main.mjs';
import { step } from './terminal/step.mjs';
import { readCli } from './toolkit/cli.mjs';
import { readFfmpeg } from './toolkit/ffmpeg.mjs';

/**
 * `npm run toolkit:snapshot`: writes what the installed command line and its FFmpeg can do, which `check:content` compares
 * shell lines with. The packages of `samples/` have to be installed; FFmpeg is asked on Linux on x64 only.
 */
await main(async () => {
  const samples = join(root, 'samples');
  const write = (/** @type {string} */ name, /** @type {unknown} */ value) =>
    writeFileSync(join(samples, name), `${JSON.stringify(value, undefined, 2)}\n`);
  const cli = readCli(join(samples, 'node_modules/@remotion'));
  await step('Commands', async () => {
    write('cli.json', cli);
    return `${cli.commands.length} commands`;
  });
  await step('FFmpeg', async () => {
    if (process.platform !== 'linux' || process.arch !== 'x64') return 'not asked: it needs Linux on x64';
    write('ffmpeg.json', await readFfmpeg(String(cli.packages['@remotion/renderer'])));
  });
});
