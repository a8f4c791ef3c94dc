import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../terminal/run.mjs';

const packageName = '@remotion/compositor-linux-x64-gnu';

/**
 * Asks the FFmpeg of the toolkit what it can do. Needs Linux on x64 and the network.
 * @param {string} version Of the package.
 */
export async function readFfmpeg(version) {
  const folder = mkdtempSync(join(tmpdir(), 'ffmpeg-'));
  try {
    await run('npm', ['pack', `${packageName}@${version}`, '--silent'], { cwd: folder });
    await run('tar', ['xzf', `remotion-compositor-linux-x64-gnu-${version}.tgz`], { cwd: folder });
    const cwd = join(folder, 'package');
    chmodSync(join(cwd, 'ffmpeg'), 0o755);
    const env = { ...process.env, LD_LIBRARY_PATH: cwd };
    const ask = (/** @type {string} */ list) => run('./ffmpeg', ['-hide_banner', `-${list}`], { cwd, env });
    return {
      command: 'npm run toolkit:snapshot',
      package: `${packageName}@${version}`,
      protocols: protocolsOf(await ask('protocols')),
      filters: namesOf(await ask('filters')),
      encoders: namesOf(await ask('encoders')),
      decoders: namesOf(await ask('decoders')),
      muxers: namesOf(await ask('muxers')),
      demuxers: namesOf(await ask('demuxers')),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * The input and output protocols of `ffmpeg -protocols`.
 * @param {string} output
 */
export function protocolsOf(output) {
  const [, input = '', written = ''] = output.split(/^(?:Input|Output):$/m);
  const list = (/** @type {string} */ text) => text.split('\n').flatMap((line) => line.trim() || []);
  return { input: list(input), output: list(written) };
}

/**
 * The names in a list such as `ffmpeg -encoders`: a line each, after its flags. Legends have `=` in place of a name.
 * @param {string} output
 */
export function namesOf(output) {
  const names = output.split('\n').flatMap((line) => {
    const name = /^ (?:[A-Z.]{3}|[A-Z.]{6}|[D ][E ][d ]) +([a-z0-9_][\w,-]*)/.exec(line)?.[1];
    return name ? name.split(',') : [];
  });
  return [...new Set(names)].sort();
}
