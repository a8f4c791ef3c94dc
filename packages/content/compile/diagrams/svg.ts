import { escapeHtml } from '../../shared/escape-html';
import { paint } from './paint';

/** Width of every drawing in SVG units. One unit is about a pixel on a phone, so that text stays readable. */
export const drawingWidth = 360;

/** Line height in SVG units. */
export const lineHeight = 16;

/** A part of a drawing, and its bottom edge. */
export interface Drawn {
  svg: string;
  bottom: number;
}

/** Average character widths of the two fonts at the sizes in paint.ts, measured on the diagrams' texts. */
const textAdvance = 6.9;
const codeAdvance = 7.1;

interface Word {
  text: string;
  isCode: boolean;
}

/** Returns the words of a text; text between backticks is one word in the code font. */
function wordsOf(text: string): Word[] {
  return [...text.matchAll(/`([^`]+)`([^\s`]*)|[^\s`]+/g)].flatMap(([whole, code, tail]) =>
    code === undefined
      ? [{ text: whole, isCode: false }]
      : [{ text: code, isCode: true }, ...(tail ? [{ text: `\u200b${tail}`, isCode: false }] : [])],
  );
}

function widthOf(words: readonly Word[]): number {
  const letters = words.reduce((sum, { text, isCode }) => {
    return sum + text.replace('\u200b', '').length * (isCode ? codeAdvance : textAdvance);
  }, 0);
  return letters + (words.length - 1) * 4;
}

/** Breaks text into lines of at most `room` units; a longer word gets its own line. */
function breakLines(text: string, room: number): Word[][] {
  const lines: Word[][] = [];
  for (const word of wordsOf(text)) {
    const last = lines[lines.length - 1];
    if (last && (word.text.startsWith('\u200b') || widthOf([...last, word]) <= room)) last.push(word);
    else lines.push([word]);
  }
  return lines;
}

function lineHtml(words: readonly Word[]): string {
  return words
    .map(({ text, isCode }, index) => {
      const gap = index === 0 || text.startsWith('\u200b') ? '' : ' ';
      const shown = escapeHtml(text.replace('\u200b', ''));
      return gap + (isCode ? `<tspan ${paint.code}>${shown}</tspan>` : shown);
    })
    .join('');
}

/** Returns the number of lines that a text needs at a given width. */
export function countLines(text: string, room: number): number {
  return breakLines(text, room).length;
}

export interface TextPlace {
  x: number;
  /** Top of the first line. */
  y: number;
  room: number;
  /** Where `x` is; defaults to the middle of the text. */
  anchor?: 'start' | 'end' | undefined;
  /** One of the looks in paint.ts; defaults to plain text. */
  look?: string;
}

/** Writes lines of text from `y` downwards. */
export function writeText(text: string, { x, y, room, anchor, look }: TextPlace): Drawn {
  const lines = breakLines(text, room);
  const attributes = `${anchor ? ` text-anchor="${anchor}"` : ''}${look ? ` ${look}` : ''}`;
  const svg = lines
    .map(
      (words, index) =>
        `<text x="${round(x)}" y="${round(y + index * lineHeight + 12)}"${attributes}>${lineHtml(words)}</text>`,
    )
    .join('');
  return { svg, bottom: y + lines.length * lineHeight };
}

/** Returns downward arrows, one at each position, as a single path. */
export function arrows(from: number, to: number, at: readonly number[]): string {
  const d = at.map((x) => `M${round(x)} ${round(from + 3)}V${round(to - 3)}m-4-4 4 4 4-4`).join('');
  return `<path ${paint.line} d="${d}"/>`;
}

/** Rounds to one decimal: a tenth of a unit is invisible. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
