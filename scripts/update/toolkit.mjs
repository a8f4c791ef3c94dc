import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compositorPackage, withCompositor } from '../content/compositor.mjs';
import { loadSource } from '../load-source.mjs';
import { root } from '../root.mjs';
import { main } from '../terminal/main.mjs';
import { run } from '../terminal/run.mjs';
import { step } from '../terminal/step.mjs';

/**
 * `npm run update -- toolkit`: records the commands and flags of the installed command line, the capabilities
 * of its FFmpeg, and the messages of the packages. `check -- content` compares shell lines and quoted messages
 * with these files. The packages of `samples/` must be installed; FFmpeg requires Linux on x64.
 */
await main(async () => {
  /** @type {typeof import('../../packages/editorial/index')} */
  const { nativeMessages, readCli, readFfmpeg, readMessages } = await loadSource(
    'packages/editorial/index.ts',
  );
  const samples = join(root, 'samples');
  const write = (/** @type {string} */ name, /** @type {unknown} */ value) =>
    writeFileSync(join(samples, name), `${JSON.stringify(value, undefined, 2)}\n`);
  const cli = readCli(join(samples, 'node_modules/@remotion'));
  await step('Commands', async () => {
    write('cli.json', cli);
    return `${cli.commands.length} commands`;
  });
  const version = String(cli.packages['@remotion/renderer']);
  await withCompositor(version, async (compositor) => {
    await step('Messages', async () => {
      const snapshot = readMessages(join(samples, 'node_modules'));
      const native = nativeMessages(readFileSync(join(compositor, 'remotion'), 'latin1'));
      snapshot.packages[compositorPackage] = version;
      snapshot.messages[compositorPackage] = native;
      write('messages.json', snapshot);
      return `${Object.values(snapshot.messages).flat().length} messages`;
    });
    await step('FFmpeg', async () => {
      if (process.platform !== 'linux' || process.arch !== 'x64') return 'skipped: requires Linux on x64';
      const env = { ...process.env, LD_LIBRARY_PATH: compositor };
      const lists = await readFfmpeg((list) =>
        run('./ffmpeg', ['-hide_banner', `-${list}`], { cwd: compositor, env }),
      );
      const source = { command: 'npm run update -- toolkit', package: `${compositorPackage}@${version}` };
      write('ffmpeg.json', { ...source, ...lists });
    });
  });
});
