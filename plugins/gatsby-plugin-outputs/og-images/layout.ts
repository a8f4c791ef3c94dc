import { ogImageSize, type TitlePart, titleParts } from '@docs/content/shared';
import { type Faces, heightsOf, type Letter, lettersOf, type Setting, widthOf } from './text';

/** The text of a card. */
export interface CardText {
  title: string;
  /** The page's breadcrumbs, outermost first. */
  trail: readonly string[];
  /** What the artwork behind the text is drawn from, on cards that have one. */
  art?: { seed: string; subject: string } | undefined;
}

/** Colors of the dark theme. */
export const colors = {
  paper: '#0c0e14',
  ink: '#e5e8ed',
  soft: '#a1a7b2',
  line: '#3a3f4b',
  accent: '#ff7346',
};

/** Horizontal margins of the text and position of the ruler, in pixels. */
export const margin = 88;
export const rulerTop = 536;

const textWidth = ogImageSize.width - 2 * margin;

/** Title sizes in pixels, with the maximum number of characters for each. */
const sizes = [
  [24, 88],
  [48, 74],
  [90, 60],
  [Number.POSITIVE_INFINITY, 48],
] as const;
/**
 * Width of a character relative to the font size: exact for the monospace font, roughly the average for the
 * other.
 */
const wide = { code: 0.6, text: 0.56 };

/**
 * Returns the largest size at which a title fits, given its length and its longest word, which must not
 * break.
 */
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

/** Letters of one color. */
export interface Words {
  color: string;
  letters: Letter[];
}

/** Lays out the text of a card: the breadcrumbs on one line, then the title, down to the ruler. */
export function ogImageWords({ title, trail }: CardText, faces: Faces): Words[] {
  const size = titleSize(title);
  const lines = titleLines(title, size, faces);
  const top = rulerTop - 48 - lines.length * lineHeight * size;
  const { above, below } = heightsOf({ face: faces.semibold, size });
  const firstBaseline = top + (lineHeight * size - above - below) / 2 + above;
  const letters = lines.flatMap((line, index) =>
    line.flatMap(({ left, text, setting }) =>
      lettersOf(text, margin + left, firstBaseline + index * lineHeight * size, setting),
    ),
  );
  const place = { face: faces.medium, size: 30 };
  const trailBaseline = top - 22 - heightsOf(place).below;
  return [
    {
      color: colors.soft,
      letters: lettersOf(fitted(trail.join('  ›  '), place), margin, trailBaseline, place),
    },
    { color: colors.ink, letters },
  ];
}

/** Line height of the title relative to its size. */
const lineHeight = 1.16;

/** A fragment of a line, `left` pixels from its start. */
interface Piece {
  left: number;
  text: string;
  setting: Setting;
}

/** Lays out the words of a title, wrapping lines. */
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

/** Truncates text to fit on a line. */
function fitted(text: string, setting: Setting): string {
  let shown = text;
  while (widthOf(shown, setting) > textWidth) shown = `${shown.slice(0, -2).trimEnd()}…`;
  return shown;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Returns the words of a title: a word between two spaces may mix text and code. */
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

/** Returns the width of a word space relative to the font size. */
function gapAfter(word: TitlePart[]): number {
  return word.every(({ isCode }) => isCode) ? 0.5 : 0.26;
}
