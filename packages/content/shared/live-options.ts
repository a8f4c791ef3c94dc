/** How the video of a live sample is played. Sizes are in pixels, positions and durations in frames. */
export interface LiveOptions {
  width: number;
  height: number;
  fps: number;
  durationInFrames: number;
  /** The frame of the poster, which is also the initial frame of the preview. */
  posterFrame: number;
}

/** The parsed info string of a live fence, or the mistake in it. */
export type LiveMeta =
  | { options: LiveOptions; alt: string }
  | { problem: { found: string; expected: string; fix?: string } };

const words = /([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S*)))?/g;

/** Maximum values that make sense on a page. Larger values are probably typos. */
const limits = { size: 2000, fps: 120, duration: 3000 };

/** Returns whether a fence is a live sample: its info string contains the word `live` outside of quotes. */
export function isLive(meta: string): boolean {
  return wordsOf(meta).has('live');
}

/**
 * Parses `live alt="A ball" size=640x360 fps=30 duration=90 poster=45`. Everything except `alt` is optional.
 */
export function parseLiveMeta(meta: string): LiveMeta {
  const given = wordsOf(meta);
  const alt = given.get('alt')?.trim();
  if (!alt) {
    return {
      problem: {
        found: 'a live sample without `alt`',
        expected: 'a sentence that describes the video',
        fix: 'Write alt="A ball that falls and bounces".',
      },
    };
  }
  const size = /^(\d+)x(\d+)$/.exec(given.get('size') ?? '640x360');
  const width = Number(size?.[1]);
  const height = Number(size?.[2]);
  if (!isBetween(width, 16, limits.size) || !isBetween(height, 16, limits.size))
    return refuse('size', given, `width and height from 16 to ${limits.size}, as in size=640x360`);
  const fps = numberOf(given, 'fps', 30);
  if (!isBetween(fps, 1, limits.fps)) return refuse('fps', given, `a whole number from 1 to ${limits.fps}`);
  const durationInFrames = numberOf(given, 'duration', 90);
  if (!isBetween(durationInFrames, 1, limits.duration))
    return refuse('duration', given, `a whole number of frames from 1 to ${limits.duration}`);
  const posterFrame = numberOf(given, 'poster', Math.floor(durationInFrames / 2));
  if (!isBetween(posterFrame, 0, durationInFrames - 1))
    return refuse('poster', given, `a frame of the video, from 0 to ${durationInFrames - 1}`);
  return { options: { width, height, fps, durationInFrames, posterFrame }, alt };
}

function wordsOf(meta: string): Map<string, string> {
  return new Map(
    [...meta.matchAll(words)].map(([, name = '', double, single, bare]) => [
      name,
      double ?? single ?? bare ?? '',
    ]),
  );
}

function numberOf(given: Map<string, string>, name: string, otherwise: number): number {
  const text = given.get(name);
  return text === undefined ? otherwise : /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

function isBetween(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

function refuse(name: string, given: Map<string, string>, expected: string): LiveMeta {
  return { problem: { found: `\`${name}=${given.get(name) ?? ''}\` on a live sample`, expected } };
}

/** Serializes the options as an attribute for the page: `640x360 30 90 45`. */
export function writeLiveOptions({ width, height, fps, durationInFrames, posterFrame }: LiveOptions): string {
  return `${width}x${height} ${fps} ${durationInFrames} ${posterFrame}`;
}

/** Parses the output of `writeLiveOptions`. */
export function readLiveOptions(text: string): LiveOptions {
  const [width = 0, height = 0, fps = 0, durationInFrames = 0, posterFrame = 0] = text
    .split(/[x ]/)
    .map(Number);
  return { width, height, fps, durationInFrames, posterFrame };
}

/**
 * Returns the file of a live sample's poster in the folder of static files. `digest` is the digest of its code and
 * options.
 */
export function livePosterFile(digest: string): string {
  return `samples/${digest}.avif`;
}

/** Returns the file of the moving picture of what an exercise leads to. It plays once. */
export function liveMotionFile(digest: string): string {
  return `samples/${digest}.webp`;
}
