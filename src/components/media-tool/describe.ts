import type { MetadataRow } from './jobs';

/** The displayed part of the parser's result. Values missing from the file are null. */
export interface ParsedMedia {
  container: string | null;
  durationInSeconds: number | null;
  dimensions: { width: number; height: number } | null;
  fps: number | null;
  videoCodec: string | null;
  audioCodec: string | null;
  rotation: number | null;
  isHdr: boolean | null;
  sampleRate: number | null;
  numberOfAudioChannels: number | null;
  size: number | null;
}

/** Returns the metadata of a file as table rows. Missing values are omitted. */
export function describeMetadata(media: ParsedMedia): MetadataRow[] {
  const rows: [string, string | null][] = [
    ['container', media.container],
    ['size', media.size === null ? null : `${formatBytes(media.size)}`],
    ['durationInSeconds', media.durationInSeconds === null ? null : String(round(media.durationInSeconds))],
    ['dimensions', media.dimensions && `${media.dimensions.width} × ${media.dimensions.height}`],
    ['fps', media.fps === null ? null : String(round(media.fps))],
    ['videoCodec', media.videoCodec],
    ['rotation', media.rotation === null ? null : `${media.rotation}°`],
    ['isHdr', media.videoCodec && media.isHdr !== null ? String(media.isHdr) : null],
    ['audioCodec', media.audioCodec],
    ['sampleRate', media.sampleRate === null ? null : `${media.sampleRate} Hz`],
    [
      'numberOfAudioChannels',
      media.numberOfAudioChannels === null ? null : String(media.numberOfAudioChannels),
    ],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== null);
}

/** Returns a human-readable number of bytes: `1.4 MB`. */
export function formatBytes(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB'];
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log(bytes || 1) / Math.log(1000))));
  return `${power === 0 ? bytes : (bytes / 1000 ** power).toFixed(1)} ${units[power]}`;
}

/** Returns the name of a converted file: that of the source with the new extension. */
export function convertedName(name: string, container: string): string {
  return `${name.replace(/\.[^.]*$/, '') || 'video'}-converted.${container}`;
}

/**
 * Returns the message for a failed job. `hasWebCodecs` says whether the browser has the API at all. Most
 * other failures are files that the package cannot read, or codecs that the browser lacks.
 */
export function describeFailure(error: unknown, hasWebCodecs: boolean): string {
  if (!hasWebCodecs)
    return 'This browser doesn’t support WebCodecs. Use a current version of Chrome, Edge, Firefox or Safari, and open the page over HTTPS.';
  const message = error instanceof Error ? error.message : String(error);
  if (/decod|encod|codec|not supported|unsupported/i.test(message))
    return `This file uses a codec that your browser or the package can’t handle. ${message}`;
  return message || 'Couldn’t read the file.';
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
