import { type ContentProblem, suggestName } from '@docs/content/shared';
import type { CheckedPage } from './page';
import { toolkitCalls } from './shell-lines';

/** The build configuration of the toolkit's FFmpeg: `samples/ffmpeg.json`. */
export interface FfmpegSnapshot {
  package: string;
  protocols: { input: readonly string[]; output: readonly string[] };
  filters: readonly string[];
  encoders: readonly string[];
  decoders: readonly string[];
  muxers: readonly string[];
  demuxers: readonly string[];
}

/** A name that a call uses, and the list that must contain it. */
interface Use {
  kind: string;
  name: string;
  known: readonly string[];
}

/** Muxers whose name differs from their file extension. */
const muxerOfEnding: Record<string, string> = {
  mkv: 'matroska',
  m3u8: 'hls',
  mpd: 'dash',
  ts: 'mpegts',
  aac: 'adts',
  png: 'image2',
  jpg: 'image2',
  jpeg: 'image2',
};

/**
 * Finds calls of `npx remotion ffmpeg` and `ffprobe` that need a part of FFmpeg which the toolkit's build
 * lacks.
 */
export function checkFfmpegLines(page: CheckedPage, ffmpeg: FfmpegSnapshot): ContentProblem[] {
  return toolkitCalls(page).flatMap(({ words: [program, ...words], text, line }) => {
    if (program !== 'ffmpeg' && program !== 'ffprobe') return [];
    return usesOf(words, ffmpeg).flatMap(({ kind, name, known }) =>
      known.includes(name)
        ? []
        : {
            file: page.name,
            line,
            found: `\`${text}\`, but Remotion's FFmpeg has no ${kind} \`${name}\``,
            expected: `a part of ${ffmpeg.package}`,
            fix: suggestName(name, known),
          },
    );
  });
}

/**
 * Returns the names that the options of a call need. Options before the last `-i` apply to the input, later
 * ones to the output.
 */
function usesOf(words: readonly string[], ffmpeg: FfmpegSnapshot): Use[] {
  const lastInput = words.lastIndexOf('-i');
  const uses = words.flatMap((word, index): Use[] => {
    const value = words[index + 1] ?? '';
    const isInput = index < lastInput;
    if (word === '-f') return [use(isInput ? 'demuxer' : 'muxer', value, ffmpeg)];
    if (/^-(?:c|codec)(?::|$)|^-[avs]codec$/.test(word))
      return value === 'copy' ? [] : [use(isInput ? 'decoder' : 'encoder', value, ffmpeg)];
    if (/^-(?:[va]f|filter(?::.*)?|filter_complex|lavfi)$/.test(word))
      return filtersOf(value).map((name) => use('filter', name, ffmpeg));
    const protocol = /^([a-z]+):\/\//.exec(word)?.[1];
    if (protocol) return [use(index === lastInput + 1 ? 'input' : 'output', protocol, ffmpeg)];
    return [];
  });
  return [...uses, ...outputMuxer(words.slice(lastInput + 2), ffmpeg)];
}

function use(kind: string, name: string, ffmpeg: FfmpegSnapshot): Use {
  if (kind === 'input' || kind === 'output')
    return { kind: `protocol for ${kind}`, name, known: ffmpeg.protocols[kind] };
  return {
    kind,
    name,
    known: ffmpeg[`${kind}s` as 'filters' | 'encoders' | 'decoders' | 'muxers' | 'demuxers'],
  };
}

/** Returns the filter names in a graph such as `[0:v]scale=1280:-2,hflip[v];[v]rotate=1`. */
function filtersOf(graph: string): string[] {
  return graph
    .replace(/'[^']*'|\\./g, '')
    .split(/[,;]/)
    .flatMap((filter) => /^\s*(?:\[[^\]]*\]\s*)*([a-z0-9_]+)/.exec(filter)?.[1] ?? []);
}

/** Returns the muxer that FFmpeg chooses by the extension of the output file. */
function outputMuxer(words: readonly string[], ffmpeg: FfmpegSnapshot): Use[] {
  if (words.includes('-f')) return [];
  const output = words.findLast(
    (word, index) => /^[^-].*\.\w+$/.test(word) && !/^-[^y]/.test(words[index - 1] ?? ''),
  );
  const ending = /\.(\w+)$/.exec(output ?? '')?.[1];
  return ending ? [use('muxer', muxerOfEnding[ending] ?? ending, ffmpeg)] : [];
}
