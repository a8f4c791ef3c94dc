import { ogImageSize } from '../../shared/page-files';
import { type TitlePart, titleParts } from '../../shared/title-parts';
import { drawText, type Faces, heightsOf, type Setting, widthOf } from './text';

/** What a card says. */
export interface CardText {
  title: string;
  /** Where the page stands, from the outside in. */
  trail: readonly string[];
}

/** Colours of the dark paper. */
export const colors = {
  paper: '#0c0e14',
  ink: '#e5e8ed',
  soft: '#a1a7b2',
  line: '#3a3f4b',
  accent: '#ff7346',
};

/** Left and right of the text, and where the ruler lies, in pixels. */
export const margin = 88;
export const rulerTop = 536;

const textWidth = ogImageSize.width - 2 * margin;

/** Sizes of a title in pixels with the most characters that each is for. */
const sizes = [
  [24, 88],
  [48, 74],
  [90, 60],
  [Number.POSITIVE_INFINITY, 48],
] as const;
/** How wide a character is, as a part of the size: all are alike in the code font, about so on average in the other. */
const wide = { code: 0.6, text: 0.56 };

/** The size at which a title has room: by its length, and by its longest word, which is not to be broken. */
export function titleSize(title: string): number {
  const byLength = sizes.find(([most]) => title.length <= most)?.[1] as number;
  const words = titleWords(title).map((word) =>
    word.reduce(
      (sum, { text, isCode }) => sum + text.length * (isCode ? wide.code : wide.text),
      gapAfter(word),
    ),
  );
  return Math.min(byLength, Math.floor(textWidth / Math.max(...words, 1)));
}

/** The words of a card as SVG: the trail on one line, and the title below it, down to the ruler. */
export function ogImageWords({ title, trail }: CardText, faces: Faces): string {
  const size = titleSize(title);
  const lines = titleLines(title, size, faces);
  const bottom = rulerTop - 48;
  const top = bottom - lines.length * lineHeight * size;
  const { above, below } = heightsOf({ face: faces.semibold, size });
  const firstBaseline = top + (lineHeight * size - above - below) / 2 + above;
  const words = lines.flatMap((line, index) =>
    line.map(({ left, text, setting }) =>
      drawText(text, margin + left, firstBaseline + index * lineHeight * size, setting),
    ),
  );
  const place = { face: faces.medium, size: 30 };
  const trailBaseline = top - 22 - heightsOf(place).below;
  const way = drawText(fitted(trail.join('  ›  '), place), margin, trailBaseline, place);
  return `<g fill="${colors.soft}">${way}</g><g fill="${colors.ink}">${words.join('')}</g>`;
}

/** Height of a line of the title, as a part of its size. */
const lineHeight = 1.16;

/** A piece of a line, `left` pixels from its beginning. */
interface Piece {
  left: number;
  text: string;
  setting: Setting;
}

/** Sets the words of a title one after the other, and begins a new line where the next one has no room. */
function titleLines(title: string, size: number, faces: Faces): Piece[][] {
  const lines: Piece[][] = [];
  let left = Number.POSITIVE_INFINITY;
  for (const word of titleWords(title)) {
    const parts = word.map(({ text, isCode }) => {
      const setting = isCode
        ? { face: faces.code, size, letterSpacing: -0.02 }
        : { face: faces.semibold, size, letterSpacing: -0.025 };
      return { text, setting, width: widthOf(text, setting) };
    });
    if (left + sum(parts.map(({ width }) => width)) > textWidth) {
      lines.push([]);
      left = 0;
    }
    for (const { text, setting, width } of parts) {
      lines.at(-1)?.push({ left, text, setting });
      left += width;
    }
    left += size * gapAfter(word);
  }
  return lines;
}

/** A text that fits on a line, cut at its end where it has to be. */
function fitted(text: string, setting: Setting): string {
  let shown = text;
  while (widthOf(shown, setting) > textWidth) shown = `${shown.slice(0, -2).trimEnd()}…`;
  return shown;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The words of a title: what stands between two spaces may be text and code in turns. */
export function titleWords(title: string): TitlePart[][] {
  const words: TitlePart[][] = [[]];
  for (const { text, isCode } of titleParts(title)) {
    text.split(/\s+/).forEach((piece, index) => {
      if (index > 0) words.push([]);
      if (piece) words.at(-1)?.push({ text: piece, isCode });
    });
  }
  return words.filter((word) => word.length > 0);
}

/** The space behind a word, as a part of the size. */
function gapAfter(word: TitlePart[]): number {
  return word.every(({ isCode }) => isCode) ? 0.5 : 0.26;
}
