import { run } from '../terminal/run.mjs';
import { compositorPackage } from './compositor.mjs';

/**
 * Reads the capabilities of the toolkit's FFmpeg. Needs Linux on x64.
 * @param {string} version Of the package.
 * @param {string} cwd Folder of the package.
 */
export async function readFfmpeg(version, cwd) {
  const env = { ...process.env, LD_LIBRARY_PATH: cwd };
  const ask = (/** @type {string} */ list) => run('./ffmpeg', ['-hide_banner', `-${list}`], { cwd, env });
  return {
    command: 'npm run toolkit:snapshot',
    package: `${compositorPackage}@${version}`,
    protocols: protocolsOf(await ask('protocols')),
    filters: namesOf(await ask('filters')),
    encoders: namesOf(await ask('encoders')),
    decoders: namesOf(await ask('decoders')),
    muxers: namesOf(await ask('muxers')),
    demuxers: namesOf(await ask('demuxers')),
  };
}

/**
 * Returns the input and output protocols of `ffmpeg -protocols`.
 * @param {string} output
 */
export function protocolsOf(output) {
  const [, input = '', written = ''] = output.split(/^(?:Input|Output):$/m);
  const list = (/** @type {string} */ text) => text.split('\n').flatMap((line) => line.trim() || []);
  return { input: list(input), output: list(written) };
}

/**
 * Returns the names in a list such as `ffmpeg -encoders`: one per line, after its flags. Legend lines have
 * `=` instead of a name.
 * @param {string} output
 */
export function namesOf(output) {
  const names = output.split('\n').flatMap((line) => {
    const name = /^ (?:[A-Z.]{3}|[A-Z.]{6}|[D ][E ][d ]) +([a-z0-9_][\w,-]*)/.exec(line)?.[1];
    return name ? name.split(',') : [];
  });
  return [...new Set(names)].sort();
}
