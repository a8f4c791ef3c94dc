import { createHash } from 'node:crypto';
import type { ContentProblem } from '../../shared/content-error';
import { escapeHtml } from '../../shared/escape-html';
import {
  isLive,
  type LiveOptions,
  liveMotionFile,
  livePosterFile,
  parseLiveMeta,
  writeLiveOptions,
} from '../../shared/live-options';
import { visibleLines } from './lines';
import { hasWord } from './meta';

type Refusal = Pick<ContentProblem, 'found' | 'expected' | 'fix'>;

/**
 * A live sample on a page: its code as readers see it, how it is played, what its poster shows, and the digest that
 * is the poster's file name.
 */
export interface LiveSample {
  code: string;
  options: LiveOptions;
  alt: string;
  digest: string;
  /** Its pictures in the folder of static files: the poster, and for a solution the moving picture. */
  pictures: string[];
}

/** The parts of a code fence that determine whether it is a live sample. */
export interface LiveFence {
  language: string;
  meta: string;
  source: string;
}

/** Reads a live fence. Returns undefined if the fence is not live, or the problem if it is not valid. */
export function readLiveFence({
  language,
  meta,
  source,
}: LiveFence): LiveSample | { problem: Refusal } | undefined {
  // `jsx live` is Docusaurus's live editor, which runs its code differently. Here, it is a plain sample with a warning.
  if (!isLive(meta) || language === 'jsx') return undefined;
  if (language !== 'tsx') {
    const found = `a live sample in the language \`${language}\``;
    return { problem: { found, expected: '`tsx`' } };
  }
  if (/^\s*\/\/\s*---cut/m.test(source)) {
    return {
      problem: {
        found: 'a live sample with hidden lines',
        expected: 'code without hidden lines, because readers edit what they see',
        fix: 'Show all of the code, or remove the word `live`.',
      },
    };
  }
  const read = parseLiveMeta(meta);
  if ('problem' in read) return read;
  const code = visibleLines(source, new Set())
    .map(({ text }) => text)
    .join('\n');
  const digest = liveDigest(code, read.options);
  const pictures = [livePosterFile(digest), ...(hasWord(meta, 'solution') ? [liveMotionFile(digest)] : [])];
  return { ...read, code, digest, pictures };
}

/** Returns the digest of what a poster shows: the code, and how it is played. */
export function liveDigest(code: string, options: LiveOptions): string {
  return createHash('sha256')
    .update(`${writeLiveOptions(options)}\n${code}`)
    .digest('hex')
    .slice(0, 10);
}

/** Returns the attribute that describes a sample to the editor. */
export function liveAttribute({ options, digest }: LiveSample): string {
  return `${writeLiveOptions(options)} ${digest}`;
}

/** The buttons of a live sample, of an exercise's starter code, and of the videos that the exercise leads to. */
const buttons = {
  sample: { play: 'Play', edit: 'Edit' },
  exercise: { goal: 'Play the goal', edit: 'Start' },
  goal: { goal: 'Play' },
  own: { goal: 'Play' },
};

/**
 * Returns the HTML below the code: the poster, and the buttons that load the editor. The buttons are hidden
 * without JavaScript. The poster of an exercise's goal moves, and its starter code has none.
 */
export function livePartHtml(
  { options, alt, digest }: Pick<LiveSample, 'options' | 'alt' | 'digest'>,
  pathPrefix: string,
  kind: keyof typeof buttons,
): string {
  const { width, height } = options;
  const address = (file: string) => escapeHtml(`${pathPrefix}/${file}`);
  const poster = address(livePosterFile(digest));
  const image = (src: string) =>
    `<img src="${src}" width="${width}" height="${height}" alt="${escapeHtml(alt)}" loading="lazy" decoding="async">`;
  const moving = () =>
    `<picture><source srcset="${poster}" media="(prefers-reduced-motion: reduce)">${image(address(liveMotionFile(digest)))}</picture>`;
  return (
    `<div class="live-part">${kind === 'exercise' ? '' : kind === 'goal' ? moving() : image(poster)}` +
    `<div class="live-bar" data-no-print>${Object.entries(buttons[kind])
      .map(([name, label]) => `<button type="button" data-live="${name}">${label}</button>`)
      .join('')}</div></div>`
  );
}
