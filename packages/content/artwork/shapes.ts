import type { Random } from './random';

/**
 * A color of an artwork: the ground, three tints of its hue from faint to strong, its text, and the accent of the
 * site. The classes `f1` (fill) and `s1` (stroke) name them, so a stylesheet gives their values.
 */
export type Tint = '0' | '1' | '2' | '3' | 'i' | 'a';

/** Rounds a coordinate to a tenth. */
const short = (value: number) => Math.round(value * 10) / 10;

/** Joins commands and coordinates into a path. */
export const d = (...parts: (string | number)[]) =>
  parts.map((part) => (typeof part === 'number' ? short(part) : part)).join(' ');

export const rect = (x: number, y: number, width: number, height: number, fill: Tint, radius = 0) =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(Math.max(0, width))}" height="${short(Math.max(0, height))}" rx="${short(radius)}" class="f${fill}"/>`;

export const circle = (x: number, y: number, radius: number, fill: Tint) =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" class="f${fill}"/>`;

export const area = (path: string, fill: Tint) => `<path d="${path}" class="f${fill}"/>`;

export const line = (path: string, stroke: Tint, width = 2, more = '') =>
  `<path d="${path}" class="s${stroke}" stroke-width="${short(width)}"${more}/>`;

/** Draws the site's playhead at a position, from top to bottom. */
export const playhead = (x: number, top: number, bottom: number) =>
  area(d('M', x, top - 7, 'l 7 7 -6 6 V', bottom, 'h -2 V', top + 6, 'l -6 -6 z'), 'a');

/** Returns the numbers from 0 to `count` - 1. */
export const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Draws a subject in a box. */
export type Motif = (random: Random, width: number, height: number) => string;
