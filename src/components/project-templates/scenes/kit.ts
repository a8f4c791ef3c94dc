/*
 * A scene is an SVG of 320 by 180 in which each moving part is a function of the time `--t` in seconds, as in a
 * composition. The stylesheet of the picture has the movements, sets the time at rest, and plays it.
 */

/** Kinds of movement; `--q` goes from 0 to 1 in them. */
type Movement = 'rise' | 'pop' | 'draw' | 'wide' | 'tall' | 'shift' | 'turn' | 'beat' | 'lit' | 'leave';

interface Timing {
  /** The second at which it starts. */
  at?: number;
  /** How many seconds it takes, or the second at which it ends for `lit`. */
  for?: number;
  /** Further values of the movement, as `--x`. */
  more?: string;
}

/** Moves a part of a scene. */
export function move(kind: Movement, { at = 0, for: seconds, more = '' }: Timing, inner: string): string {
  const values = [at ? `--d:${round(at)}` : '', seconds ? `--u:${round(seconds)}` : '', more]
    .filter(Boolean)
    .join(';');
  return `<g class="m ${kind}"${values ? ` style="${values}"` : ''}>${inner}</g>`;
}

const round = (value: number) => Math.round(value * 100) / 100;

export const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" class="f${fill}"/>`;

export const dot = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" class="f${fill}"/>`;

export const fill = (path: string, tint: string) => `<path d="${path}" class="f${tint}"/>`;

/** A line; its length counts as 1, so that `draw` can draw it. */
export const stroke = (path: string, tint: string, width = 2) =>
  `<path d="${path}" class="s${tint}" stroke-width="${width}" pathLength="1"/>`;

interface TextOptions {
  tint?: string;
  anchor?: 'middle' | 'end';
  isCode?: boolean;
  weight?: number;
}

export function text(x: number, y: number, size: number, words: string, options: TextOptions = {}): string {
  const { tint = 'i', anchor, isCode, weight } = options;
  const more = `${anchor ? ` text-anchor="${anchor}"` : ''}${weight ? ` font-weight="${weight}"` : ''}`;
  return `<text x="${round(x)}" y="${round(y)}" font-size="${size}" class="f${tint}${isCode ? ' mono' : ''}"${more}>${words}</text>`;
}

/** Width of letters in the bold of the text font, relative to the size: narrow, wide, capital and other ones. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[ijlI.,'()+]/, 0.31],
  [/[frt]/, 0.4],
  [/[mwMW]/, 0.9],
  [/[A-Z]/, 0.69],
];
const widthOf = (word: string, size: number) =>
  [...word].reduce(
    (sum, letter) => sum + size * (widths.find(([letters]) => letters.test(letter))?.[1] ?? 0.585),
    0,
  ) * 0.965;

/** Words that appear one after the other around a center; `step` seconds apart. */
export function words(y: number, size: number, all: readonly string[], at: number, step = 0.12): string {
  const space = size * 0.26;
  const total = all.reduce((sum, word) => sum + widthOf(word, size) + space, -space);
  let x = 160 - total / 2;
  return all
    .map((word, index) => {
      const wide = widthOf(word, size);
      const center = x + wide / 2;
      x += wide + space;
      return move(
        'pop',
        { at: at + index * step, for: 0.4 },
        text(center, y, size, word, { anchor: 'middle', weight: 700 }),
      );
    })
    .join('');
}

/** Bars of a sound in a row that beat with the time. */
export function beats(
  count: number,
  { x, y, step, height, tint }: { x: number; y: number; step: number; height: number; tint: string },
): string {
  return Array.from({ length: count }, (_, index) => {
    const swell = 0.35 + 0.65 * Math.sin(((index + 0.5) / count) * Math.PI);
    const tall = height * swell;
    const more = `--o:${round(index * 1.3)};--f:${round(2.5 + ((index * 7) % 5) * 0.5)}`;
    return move('beat', { more }, box(x + index * step, y - tall / 2, step * 0.55, tall, tint, 1.5));
  }).join('');
}

/** Numbers from 0 to `count` - 1, each drawn. */
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
