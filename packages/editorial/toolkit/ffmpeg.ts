/** What a build of FFmpeg can do, from its own lists. */
export interface FfmpegLists {
  protocols: { input: string[]; output: string[] };
  filters: string[];
  encoders: string[];
  decoders: string[];
  muxers: string[];
  demuxers: string[];
}

/**
 * Reads the capabilities of an FFmpeg.
 * @param ask Returns the output of `ffmpeg -LIST`.
 */
export async function readFfmpeg(ask: (list: string) => Promise<string>): Promise<FfmpegLists> {
  return {
    protocols: protocolsOf(await ask('protocols')),
    filters: namesOf(await ask('filters')),
    encoders: namesOf(await ask('encoders')),
    decoders: namesOf(await ask('decoders')),
    muxers: namesOf(await ask('muxers')),
    demuxers: namesOf(await ask('demuxers')),
  };
}

/** Returns the input and output protocols of `ffmpeg -protocols`. */
export function protocolsOf(output: string) {
  const [, input = '', written = ''] = output.split(/^(?:Input|Output):$/m);
  const list = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);
  return { input: list(input), output: list(written) };
}

/**
 * Returns the names in a list such as `ffmpeg -encoders`: one per line, after its flags. Legend lines have
 * `=` instead of a name.
 */
export function namesOf(output: string) {
  const names = output.split('\n').flatMap((line) => {
    const name = /^ (?:[A-Z.]{3}|[A-Z.]{6}|[D ][E ][d ]) +([a-z0-9_][\w,-]*)/.exec(line)?.[1];
    return name ? name.split(',') : [];
  });
  return [...new Set(names)].sort();
}
